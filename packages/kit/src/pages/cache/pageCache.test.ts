import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, freshMs, refusedMs, revalidateMs, staleMs } from './pageCache.ts';
import type { Made, Make, PageOutcome, PageCache } from './pageCache.ts';

interface Page {
  text: string;
  bytes: number;
}

let time: number;
let cache: PageCache<Page>;
beforeEach(() => {
  time = 1_000_000;
  cache = createPageCache({ maxBytes: 100_000, bytesOf: (page) => page.bytes, now: () => time });
});

const made = (text: string, outcome: PageOutcome = 'good', bytes = 1_000): Promise<Made<Page>> =>
  Promise.resolve({ outcome, page: { text, bytes } });

/** Asks once, for a page that would be made so; resolves to what is shown. */
const ask = async (key: string, ...of: Parameters<typeof made>) =>
  (await cache.find(key, () => made(...of))).text;
/** Asks for what is kept: making it again would go unseen, for the good page would be shown all the same. */
async function kept(key: string): Promise<string> {
  const make = vi.fn<Make<Page>>(() => Promise.reject(new Error('Made again.')));
  const { text } = await cache.find(key, make);
  expect(make).not.toHaveBeenCalled();
  return text;
}
/** Lets what goes on behind an answer come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is made once, and shown as it is while it is fresh', async () => {
  expect(await ask('/', 'first')).toBe('first');
  time += freshMs - 1;
  expect(await kept('/')).toBe('first');
});

test('later it is shown at once, and made anew once behind it', async () => {
  await ask('/', 'first');
  time += freshMs;
  const make = vi.fn<Make<Page>>(() => made('second'));
  const shown = Array.from({ length: 50 }, () => cache.find('/', make));
  expect(shown.every((page) => 'text' in page && page.text === 'first')).toBe(true);
  await settled();
  expect(make).toHaveBeenCalledOnce();
  expect(await kept('/')).toBe('second');
});

test('however many ask for a page that is not there, it is made once', async () => {
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const make = vi.fn<Make<Page>>(() => promise);
  const shown = Array.from({ length: 200 }, () => cache.find('/', make));
  resolve(await made('first'));
  const pages = await Promise.all(shown.map((page) => Promise.resolve(page)));
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(['first']));
  expect(make).toHaveBeenCalledOnce();
});

test('a page that is old is made anew before it is shown, while the backend lives', async () => {
  await ask('/', 'first');
  time += revalidateMs;
  expect(await ask('/', 'second')).toBe('second');
});

test('the page that is kept is offered for comparison', async () => {
  const first = await cache.find('/', () => made('first'));
  time += revalidateMs;
  const make = vi.fn<Make<Page>>(() => made('second'));
  await cache.find('/', make);
  expect(make).toHaveBeenCalledWith(first);
});

describe('when a page fails to be made', () => {
  const throwing = () => Promise.reject(new Error('No answer.'));

  test.for([freshMs, revalidateMs, staleMs - 1])(
    'the good one of %i ms ago is shown',
    async (age) => {
      await ask('/', 'good');
      time += age;
      expect(await ask('/', 'Error', 'failed')).toBe('good');
      await settled();
      expect(await kept('/')).toBe('good');
    },
  );

  test('or not at all, so is it then', async () => {
    await ask('/', 'good');
    time += revalidateMs;
    expect((await cache.find('/', throwing)).text).toBe('good');
  });

  test('after a day it is too old even for that', async () => {
    await ask('/', 'good');
    time += staleMs;
    expect(await ask('/', 'Error', 'failed')).toBe('Error');
  });

  test('it is tried again after a while, not by every visitor', async () => {
    await ask('/', 'good');
    time += revalidateMs;
    await ask('/', 'Error', 'failed');
    time += 4_999;
    expect(await kept('/')).toBe('good');
    time += 1;
    expect(await ask('/', 'mended')).toBe('mended');
  });

  test('and none is kept, the failed one is shown and made anew for the next', async () => {
    expect(await ask('/', 'Error', 'failed')).toBe('Error');
    expect(await ask('/', 'mended')).toBe('mended');
    expect(cache.size).toBe(1);
  });

  test('or not at all, each who waits is told, and the next may try', async () => {
    const both = [cache.find('/', throwing), cache.find('/', throwing)];
    await Promise.all(both.map((page) => expect(page).rejects.toThrow('No answer.')));
    expect(await ask('/', 'mended')).toBe('mended');
  });
});

describe('a refused page', () => {
  test('is kept for a moment only', async () => {
    await ask('/x', 'Not found', 'refused');
    time += refusedMs - 1;
    expect(await kept('/x')).toBe('Not found');
    time += 1;
    expect(await ask('/x', 'published')).toBe('published');
    expect(await kept('/x')).toBe('published');
  });

  test('takes the place of a good one: what is gone is gone', async () => {
    await ask('/x', 'good');
    time += revalidateMs;
    expect(await ask('/x', 'Not found', 'refused')).toBe('Not found');
    expect(await kept('/x')).toBe('Not found');
  });

  test('pushes out no good one, however many there are', async () => {
    await ask('/', 'good');
    for (let index = 0; index < 1_000; index += 1) {
      await ask(`/${index}`, 'Not found', 'refused');
    }
    expect(await kept('/')).toBe('good');
    expect(cache.bytes).toBeLessThan(107_000);
  });
});

describe('the room', () => {
  test('is bounded in bytes, keys included', async () => {
    for (let index = 0; index < 1_000; index += 1) {
      await ask(`/${index}?${'q'.repeat(index)}`, 'page');
      if (index % 2 === 0) await kept(`/${index}?${'q'.repeat(index)}`);
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.bytes).toBeGreaterThan(80_000);
  });

  test('what visitors come back to stays when somebody asks for endless other addresses', async () => {
    await ask('/', 'home');
    await kept('/');
    for (let index = 0; index < 1_000; index += 1) {
      await ask(`/?category=${index}`, 'junk');
    }
    expect(await kept('/')).toBe('home');
  });

  test('what was not asked for the longest goes first', async () => {
    const often = ['/a', '/b', '/c'];
    for (const key of often) {
      await ask(key, key, 'good', 40_000);
    }
    expect(cache.size).toBe(0);
    for (let index = 0; index < 200; index += 1) {
      await ask(`/${index}`, 'page', 'good', 2_000);
      await kept(`/${index}`);
      await kept('/0');
    }
    expect(await ask('/1', 'made anew')).toBe('made anew');
    expect(await kept('/0')).toBe('page');
  });

  test('a page larger than all of it is shown and not kept', async () => {
    expect(await ask('/', 'large', 'good', 200_000)).toBe('large');
    expect(cache.size).toBe(0);
  });

  test('knows of a page that has become heavier', async () => {
    const page = await cache.find('/', () => made('page'));
    const before = cache.bytes;
    page.bytes += 500;
    cache.weigh('/', page);
    expect(cache.bytes).toBe(before + 500);
    await kept('/');
    page.bytes += 500;
    cache.weigh('/', page);
    expect(cache.bytes).toBe(before + 1_000);
  });
});

test('a clock that is set back does not keep a page fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const own = createPageCache<Page>({ maxBytes: 100_000, bytesOf: (page) => page.bytes });
  const make = vi.fn<() => Promise<Made<Page>>>(() => made('page'));
  await own.find('/', make);
  vi.advanceTimersByTime(freshMs + 1);
  vi.setSystemTime(Date.now() - 86_400_000);
  await own.find('/', make);
  expect(make).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
