import { expect, test } from 'vitest';
import { createEdge } from './edge.ts';
import type { Answer } from './edge.ts';

// The cache of `npm run bench -- --only day`: what it is to obey, on a clock that the test sets.

const control = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';

function setUp(headers: Record<string, string> = {}) {
  let second = 0;
  const edge = createEdge(
    (_path, asked) =>
      Promise.resolve<Answer>({
        headers: {
          'cache-control': control,
          vary: 'Accept-Encoding',
          'made-for': `${asked['accept-encoding']} at ${second}`,
          ...headers,
        },
      }),
    () => second * 1_000,
  );
  /** After a while, what a visitor sees, and how it came. */
  const visit = async (at: number, encoding = 'br') => {
    second = at;
    const { how, answer } = await edge.get('/', { 'accept-encoding': encoding });
    return `${how}: ${answer.headers['made-for']}`;
  };
  return { edge, visit };
}

test('a page is fresh for s-maxage, then shown once more while it is asked for again', async () => {
  const { edge, visit } = setUp();
  expect(await visit(0)).toBe('origin: br at 0');
  expect(await visit(29)).toBe('fresh: br at 0');
  expect(await visit(30)).toBe('stale: br at 0');
  expect(await visit(31)).toBe('fresh: br at 30');
  expect(edge.asked).toBe(2);
});

test('after stale-while-revalidate a visitor waits for the origin', async () => {
  const { visit } = setUp();
  await visit(0);
  expect(await visit(629)).toMatch(/^stale/);
  expect(await visit(629 + 630)).toMatch(/^origin/);
});

test('the age that an answer has is counted', async () => {
  const { visit } = setUp({ age: '20' });
  await visit(0);
  expect(await visit(9)).toMatch(/^fresh/);
  expect(await visit(10)).toMatch(/^stale/);
});

test('however many ask at once, the origin is asked once; what varies is kept for each', async () => {
  const { edge, visit } = setUp();
  await Promise.all([visit(0), visit(0), visit(0)]);
  expect(edge.asked).toBe(1);
  expect(await visit(1, 'gzip')).toBe('origin: gzip at 1');
  expect(await visit(2)).toBe('fresh: br at 0');
});
