import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusedMs, revalidateMs, staleMs } from './keptPages.ts';
import { type PageCache, createPageCache, freshMs } from './pageCache.ts';
import type { Early, InFlight, Made, Make, Making, PageOutcome } from './making.ts';

interface Page {
  text: string;
  bytes: number;
}

let cache: PageCache<Page>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  cache = createPageCache({
    maxBytes: 100_000,
    bytesOf: (page) => page.bytes,
    keysOf: ({ text }) => text.split(' '),
  });
});

const pass = (ms: number) => void vi.advanceTimersByTime(ms);

const made = (text: string, outcome: PageOutcome = 'good', bytes = 1_000): Making<Page> => ({
  whole: Promise.resolve({ outcome, page: { text, bytes } }),
});

/** The page to show of the cache's result: the cached page, or the new one when it is made. */
const shownOf = async (found: Page | InFlight<Page>): Promise<Page> =>
  'fallback' in found ? found.page : found;
const unmade = (): Making<Page> => ({ whole: Promise.reject(new Error('No answer.')) });

/** Requests a page, which would be made with these values; resolves to the text of the page shown. */
const ask = async (key: string, ...of: Parameters<typeof made>) =>
  (await shownOf(cache.find(key, () => made(...of)))).text;
/** Requests a cached page and checks that it is not made again; the text shown would not reveal that. */
async function kept(key: string): Promise<string> {
  const make = vi.fn<Make<Page>>(unmade);
  const { text } = await shownOf(cache.find(key, make));
  expect(make).not.toHaveBeenCalled();
  return text;
}
/** Waits for the work in the background to finish. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is made once, and shown as it is while it is fresh', async () => {
  expect(await ask('/', 'first')).toBe('first');
  pass(freshMs - 1);
  expect(await kept('/')).toBe('first');
});

test('later it is shown at once, and refreshed once in the background', async () => {
  await ask('/', 'first');
  pass(freshMs);
  const make = vi.fn<Make<Page>>(() => made('second'));
  const shown = Array.from({ length: 50 }, () => cache.find('/', make));
  expect(shown.every((page) => 'text' in page && page.text === 'first')).toBe(true);
  await settled();
  expect(make).toHaveBeenCalledOnce();
  expect(await kept('/')).toBe('second');
});

test('however many ask for a page that is not there, it is made once', async () => {
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const make = vi.fn<Make<Page>>(() => ({ whole: promise }));
  const shown = Array.from({ length: 200 }, () => cache.find('/', make));
  resolve(await made('first').whole);
  const pages = await Promise.all(shown.map(shownOf));
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(['first']));
  expect(make).toHaveBeenCalledOnce();
});

test('a page that is old is made again before it is shown, once, while the backend lives', async () => {
  await ask('/', 'first');
  for (const [age, next] of [
    [revalidateMs, 'second'],
    [staleMs, 'third'],
  ] as const) {
    pass(age);
    expect(await ask('/', next)).toBe(next);
    expect(await kept('/')).toBe(next);
  }
});

test('the page that is kept is offered for comparison', async () => {
  const first = await shownOf(cache.find('/', () => made('first')));
  pass(revalidateMs);
  const make = vi.fn<Make<Page>>(() => made('second'));
  await shownOf(cache.find('/', make));
  expect(make).toHaveBeenCalledWith(first);
});

describe('when a page fails to be made', () => {
  test.for([freshMs, revalidateMs, staleMs - 1])(
    'the good one of %i ms ago is shown',
    async (age) => {
      await ask('/', 'good');
      pass(age);
      expect(await ask('/', 'Error', 'failed')).toBe('good');
      await settled();
      expect(await kept('/')).toBe('good');
    },
  );

  test('because making throws, the cached page is shown, and retried after 5 s', async () => {
    await ask('/', 'good');
    pass(revalidateMs);
    expect((await shownOf(cache.find('/', unmade))).text).toBe('good');
    pass(4_999);
    expect(await kept('/')).toBe('good');
    pass(1);
    expect(await ask('/', 'mended')).toBe('mended');
  });

  test('and none is cached, or one of a day ago, the failure is shown once', async () => {
    expect(await ask('/', 'Error', 'failed')).toBe('Error');
    expect(await ask('/', 'mended')).toBe('mended');
    expect(cache.kept.size).toBe(1);
    pass(staleMs);
    expect(await ask('/', 'Error', 'failed')).toBe('Error');
  });

  test('because making throws, and none is cached, all who wait get the error', async () => {
    const both = [cache.find('/', unmade), cache.find('/', unmade)];
    await Promise.all(both.map((found) => expect(shownOf(found)).rejects.toThrow('No answer.')));
    expect(await ask('/', 'mended')).toBe('mended');
  });
});

describe('a page of which a part could not be read', () => {
  test('is shown while no better one can be made, which each visitor tries', async () => {
    expect(await ask('/', 'without a part', 'partial')).toBe('without a part');
    expect(await ask('/', 'Error', 'failed')).toBe('without a part');
    expect(await kept('/')).toBe('without a part');
    pass(5_000);
    expect(await ask('/', 'whole')).toBe('whole');
    expect(await kept('/')).toBe('whole');
  });

  test('makes room for a later one, and is shown a day long', async () => {
    await ask('/', 'without a part', 'partial');
    expect(await ask('/', 'with another', 'partial')).toBe('with another');
    pass(staleMs - 1);
    expect(await ask('/', 'Error', 'failed')).toBe('with another');
    pass(1);
    expect(await ask('/', 'Error', 'failed')).toBe('Error');
  });

  test('takes the place of no whole one', async () => {
    await ask('/', 'whole');
    pass(revalidateMs);
    expect(await ask('/', 'without a part', 'partial')).toBe('whole');
    pass(staleMs - revalidateMs);
    expect(await ask('/', 'without a part', 'partial')).toBe('without a part');
  });
});

describe('a page that takes long', () => {
  let settle: (made: Made<Page>) => void;
  let begun: number;
  const early: Early<Page> = { page: { text: 'Loading...', bytes: 1 }, asksAgain: true };
  const slow = (): Making<Page> => {
    begun += 1;
    const { promise, resolve } = Promise.withResolvers<Made<Page>>();
    settle = resolve;
    return { whole: promise, early: async () => early };
  };
  const flightOf = (found: Page | InFlight<Page>): InFlight<Page> => {
    if ('fallback' in found) return found;
    throw new Error('It is kept.');
  };
  const wait = async () => (await flightOf(cache.find('/', slow)).fallback()).text;
  const arrive = async (text: string, outcome: PageOutcome) => {
    settle({ outcome, page: { text, bytes: 1_000 } });
    await settled();
  };
  beforeEach(() => {
    begun = 0;
  });

  test('goes on when its visitors are shown something else, and is there for the next', async () => {
    expect(await wait()).toBe('Loading...');
    expect(await wait()).toBe('Loading...');
    expect(begun).toBe(1);
    await arrive('there', 'good');
    expect(await kept('/')).toBe('there');
  });

  test('and fails is shown as failed to all who were to ask again, then retried', async () => {
    const both = [flightOf(cache.find('/', slow)), flightOf(cache.find('/', slow))];
    for (const { fallback } of both) expect((await fallback()).text).toBe('Loading...');
    await arrive('Error', 'failed');
    expect(await ask('/', 'too soon')).toBe('Error');
    expect(await ask('/', 'too soon')).toBe('Error');
    expect(await ask('/', 'mended')).toBe('mended');
    // A failure that is long ago is not shown.
    cache.forget(['mended']);
    await wait();
    await arrive('Error', 'failed');
    pass(5_000);
    expect(await ask('/', 'mended again')).toBe('mended again');
  });

  test('is shown at once to a visitor whose fallback comes late', async () => {
    const { promise, resolve } = Promise.withResolvers<Early<Page>>();
    const alone = cache.bypass('/', () => ({ ...made('there'), early: () => promise }));
    // Made for that visitor alone, who may leave.
    expect(cache.has('/')).toBe(false);
    const late = alone.fallback();
    await settled();
    resolve(early);
    expect((await late).text).toBe('there');
  });

  test('is as it was kept, while it is made again', async () => {
    await ask('/', 'old');
    pass(revalidateMs);
    expect(await wait()).toBe('old');
    await arrive('new', 'good');
    expect(await kept('/')).toBe('new');
  });
});

describe('a refused page', () => {
  test('is kept for a moment only', async () => {
    await ask('/x', 'Not found', 'refused');
    pass(refusedMs - 1);
    expect(await kept('/x')).toBe('Not found');
    pass(1);
    expect(await ask('/x', 'published')).toBe('published');
    expect(await kept('/x')).toBe('published');
  });

  test('takes the place of a good one: what is gone is gone', async () => {
    await ask('/x', 'good');
    pass(revalidateMs);
    expect(await ask('/x', 'Not found', 'refused')).toBe('Not found');
    expect(await kept('/x')).toBe('Not found');
  });

  test('pushes out no good one, however many there are', async () => {
    await ask('/', 'good');
    for (let index = 0; index < 1_000; index += 1) await ask(`/${index}`, 'Not found', 'refused');
    expect(await kept('/')).toBe('good');
    expect(cache.kept.bytes).toBeLessThan(107_000);
  });
});

describe('the room', () => {
  test('is bounded in bytes, keys included', async () => {
    for (let index = 0; index < 1_000; index += 1) {
      await ask(`/${index}?${'q'.repeat(index)}`, 'page');
      if (index % 2 === 0) await kept(`/${index}?${'q'.repeat(index)}`);
    }
    expect(cache.kept.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.kept.bytes).toBeGreaterThan(80_000);
  });

  test('what visitors come back to stays when ever new addresses are asked for', async () => {
    await ask('/', 'home');
    await kept('/');
    for (let index = 0; index < 1_000; index += 1) await ask(`/?category=${index}`, 'junk');
    expect(await kept('/')).toBe('home');
  });

  test('what was not asked for the longest goes first', async () => {
    const often = ['/a', '/b', '/c'];
    for (const key of often) await ask(key, key, 'good', 40_000);
    // Larger than all pages on probation may be, and kept none the less.
    expect(cache.kept.size).toBe(2);
    expect(await kept('/c')).toBe('/c');
    for (let index = 0; index < 200; index += 1) {
      await ask(`/${index}`, 'page', 'good', 2_000);
      await kept(`/${index}`);
      await kept('/0');
    }
    expect(await ask('/1', 'made again')).toBe('made again');
    expect(await kept('/0')).toBe('page');
  });

  test('a page larger than all of it is shown and not kept', async () => {
    expect(await ask('/', 'large', 'good', 200_000)).toBe('large');
    expect(cache.kept.size).toBe(0);
  });
});

test('what has changed is not shown to those who ask afterwards, kept or being made', async () => {
  await ask('/kept', 'before and another');
  await ask('/other', 'other');
  await ask('/none', 'before', 'refused');
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const waiting = shownOf(cache.find('/slow', () => ({ whole: promise })));
  pass(1);
  cache.forget(['before', 'nowhere']);
  expect(cache.has('/kept')).toBe(false);
  expect(await ask('/slow', 'after')).toBe('after');
  resolve(await made('before').whole);
  // A visitor who requested the page before the change may see the old content.
  expect((await waiting).text).toBe('before');
  await settled();
  for (const key of ['/kept', '/none']) expect(await ask(key, 'after')).toBe('after');
  expect(await kept('/slow')).toBe('after');
  expect(await kept('/other')).toBe('other');
});

test('when all has changed, a page is shown as it was only while it cannot be made again', async () => {
  await ask('/', 'good');
  await ask('/gone', 'before');
  pass(1);
  cache.forget(['all', 'before']);
  expect(cache.has('/gone')).toBe(false);
  expect(await ask('/', 'Error', 'failed')).toBe('good');
  pass(5_000);
  expect(await ask('/', 'after')).toBe('after');
});

test('a clock that is set back does not keep a page fresh', async () => {
  const make = vi.fn<Make<Page>>(() => made('page'));
  await shownOf(cache.find('/', make));
  pass(freshMs + 1);
  vi.setSystemTime(Date.now() - 86_400_000);
  await shownOf(cache.find('/', make));
  expect(make).toHaveBeenCalledTimes(2);
});
