import { expect, test } from 'vitest';
import { createEdge } from './edge.ts';
import type { Answer } from './edge.ts';

// The cache of `npm run bench -- --only scale`: what it is to obey, on a clock that the test sets.

const pageControl =
  'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';
const brotli = { 'accept-encoding': 'br' };

function setUp(headers: Record<string, string> = {}) {
  const state = { second: 0, version: 1, isDown: false };
  const edge = createEdge(
    (_path, asked) => {
      if (state.isDown) return Promise.reject(new Error('It is down.'));
      const etag = `"${state.version}"`;
      const status = asked['if-none-match'] === etag ? 304 : 200;
      const body = Buffer.from(`version ${state.version} ${asked['accept-encoding'] ?? ''}`);
      return Promise.resolve<Answer>({
        status,
        headers: { 'cache-control': pageControl, vary: 'Accept-Encoding', etag, ...headers },
        body: status === 304 ? Buffer.alloc(0) : body,
      });
    },
    () => state.second * 1_000,
  );
  /** After a while, what a visitor sees, and how it came. */
  const visit = async (second: number, asked = brotli) => {
    state.second = second;
    const { how, answer } = await edge.get('/', asked);
    return `${how}: ${String(answer.body)}`;
  };
  return { edge, state, visit };
}

test('a page is fresh for s-maxage, then shown once more while it is asked for again', async () => {
  const { edge, state, visit } = setUp();
  expect(await visit(0)).toBe('origin: version 1 br');
  state.version = 2;
  expect(await visit(29)).toBe('fresh: version 1 br');
  expect(await visit(30)).toBe('stale: version 1 br');
  expect(await visit(31)).toBe('fresh: version 2 br');
  expect(edge.asked).toBe(2);
});

test('after stale-while-revalidate a visitor waits for the origin', async () => {
  const { visit } = setUp();
  await visit(0);
  expect(await visit(629)).toMatch(/^stale/);
  expect(await visit(629 + 630)).toMatch(/^origin/);
});

test('what has not changed is fresh again, and keeps its body', async () => {
  const { edge, visit } = setUp();
  await visit(0);
  await visit(30);
  expect(await visit(31)).toBe('fresh: version 1 br');
  expect(edge.unchanged).toBe(1);
});

test('the age that an answer has is counted', async () => {
  const { visit } = setUp({ age: '20' });
  await visit(0);
  expect(await visit(9)).toMatch(/^fresh/);
  expect(await visit(10)).toMatch(/^stale/);
});

test('however many ask at once, the origin is asked once', async () => {
  const { edge, visit } = setUp();
  await Promise.all([visit(0), visit(0), visit(0)]);
  expect(edge.asked).toBe(1);
});

test('what varies is kept for each', async () => {
  const { visit } = setUp();
  await visit(0);
  expect(await visit(1, { 'accept-encoding': 'gzip' })).toBe('origin: version 1 gzip');
  expect(await visit(2)).toBe('fresh: version 1 br');
});

test('while the origin fails, a page is shown for a day more', async () => {
  const { state, visit } = setUp();
  await visit(0);
  state.isDown = true;
  expect(await visit(100)).toBe('stale: version 1 br');
  expect(await visit(86_429)).toBe('instead: version 1 br');
  expect(await visit(86_430)).toBe('failed: ');
  state.isDown = false;
  expect(await visit(86_431)).toBe('origin: version 1 br');
});

test('what was purged is asked for', async () => {
  const { edge, visit } = setUp();
  await visit(0);
  edge.purge();
  expect(await visit(1)).toMatch(/^origin/);
});

test.for(['private, no-cache', 'no-cache', 'public, max-age=0'])(
  '%s: nothing is kept',
  async (control) => {
    const { edge, visit } = setUp({ 'cache-control': control });
    await visit(0);
    await visit(1);
    expect(edge.asked).toBe(2);
  },
);
