import { beforeEach, expect, test, vi } from 'vitest';
import type { GeneratedFiles } from '../defineServerParts.ts';
import type { Entry } from '../render/renderer.ts';
import { createPageCache } from './cache/pageCache.ts';
import { type StoredPage, bodyOf, bytesOf } from './cache/storedPage.ts';
import { createMakeFile, isGenerated } from './generatedFiles.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

const hour = 60 * 60_000;

const textOf = async (page: StoredPage) => String((await bodyOf(page, 'identity')).bytes);

/** The generated files of one backend, in a cache. */
function keptFiles() {
  const state = { isDead: false, logged: [] as string[], answer: Promise.resolve() };
  const notes: GeneratedFiles = {
    isPath: (path) => /^(?:\/hi)?\/notes\//.test(path),
    async read(_queries, path, origin) {
      await state.answer;
      if (state.isDead) throw new Error('No answer.');
      const isThere = path === '/notes/1.txt';
      return isThere ? { contentType: 'text/plain', text: `${origin}${path}` } : undefined;
    },
    list: async () => ['/notes/1.txt'],
  };
  const log = (message: string) => void state.logged.push(message);
  const entry = { generatedFiles: [notes] } as Partial<Entry> as Entry;
  const hindi = { ...entry, refusals: { 404: 'कहाँ?', 503: 'बाद में', beingMade: 'बन रही है' } };
  const languages = [
    { prefix: '', entry, queries: undefined },
    { prefix: '/hi', entry: hindi, queries: undefined },
  ];
  const { make, refused } = createMakeFile(languages, true, log);
  const cache = createPageCache<StoredPage>({ maxBytes: 100_000, bytesOf });
  const find = async (path: string) => {
    const address = { origin: 'https://a.example', path, href: path };
    const found = cache.find(path, () => make(address));
    return 'page' in found ? await found.page : found;
  };
  return { notes, state, find, refused };
}

test('a kept file is shown for a day when its backend is dead, and the log says so', async () => {
  const { find, state } = keptFiles();
  const good = await find('/notes/1.txt');
  expect(good).toMatchObject({ status: 200, contentType: 'text/plain', keys: ['files'] });
  state.isDead = true;
  vi.advanceTimersByTime(23 * hour);
  expect((await find('/notes/1.txt')).hash).toBe(good.hash);
  expect(state.logged).toEqual(['/notes/1.txt could not be made']);
  vi.advanceTimersByTime(2 * hour);
  expect(await find('/notes/1.txt')).toMatchObject({
    status: 503,
    cacheControl: 'private, no-cache',
  });
});

test('a file that got no slot is to be asked for again', async () => {
  const { refused } = keptFiles();
  const page = await refused({ origin: '', path: '/hi/notes/1.txt', href: '' }, 'all');
  expect(page).toMatchObject({ status: 503, contentType: 'text/plain; charset=utf-8' });
  expect(await textOf(page)).toBe('बन रही है\n');
});

test('of ever new files eight are made at a time, and the next are to be asked for again', async () => {
  const { find, state } = keptFiles();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.answer = promise;
  const made = Array.from({ length: 8 }, (_, index) => find(`/notes/${index}.txt`));
  const next = await find('/notes/8.txt');
  expect(next).toMatchObject({ status: 503 });
  expect(await textOf(next)).toBe('This file is being made. Please ask again in a moment.\n');
  resolve();
  await Promise.all(made);
  expect(await find('/notes/8.txt')).toMatchObject({ status: 404 });
});

test('why there is no file is said in the language of its address', async () => {
  const { find, notes, state } = keptFiles();
  const textAt = async (path: string) => textOf(await find(path));
  expect(await textAt('/hi/notes/2.txt')).toBe('कहाँ?\n');
  expect(await textAt('/notes/2.txt')).toBe('There is no such file.\n');
  const cacheControl = 'public, max-age=0, s-maxage=10';
  expect(await find('/notes/2.txt')).toMatchObject({ status: 404, cacheControl });
  expect(isGenerated([notes], '/notes/2.txt')).toBe(true);
  expect(isGenerated([notes], '/other')).toBe(false);
  state.isDead = true;
  expect(await textAt('/hi/notes/3.txt')).toBe('बाद में\n');
});
