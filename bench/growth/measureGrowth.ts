import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { createServerClient, createServerQueries } from '../../packages/data/src/server.ts';
import type { ServerQueries } from '../../packages/data/src/server.ts';
import { websiteCalls } from '../../tests/support/backend/growth.ts';
import { brotliSize, headerSize } from '../../tests/support/http/pageWeight.ts';
import { measureServer } from '../measure/server.ts';
import { type Results, median, note } from '../results.ts';
import { startOurServer } from '../sites/ourSite.ts';
import { fillArticles, rareWord } from './fillArticles.ts';

const counts = [100, 10_000, 1_000_000];
const callsOfEach = 50;
const loadSeconds = 4;

/** Pages that visitors see, the same ones for any number of articles. */
const pages = {
  home: '/',
  list: '/editorial-analysis',
  // One of the newest hundred, so it exists with any number of articles.
  article: '/editorial-analysis/100014',
  'desk of a day': '/daily/2026-11-18',
  topic: '/topics/gs-paper-2',
  search: '/search?q=answer',
};
const searches = {
  'a common word': 'answer',
  'two common words': 'answer question',
  'a rare word': rareWord,
  'a typing error': 'agricultre',
  'a Hindi word': 'संसद',
};

/** What a hundred, ten thousand and a million articles cost, each in a database of its own. */
export async function measureGrowth(results: Results): Promise<void> {
  for (const count of counts) {
    console.log(`Making ${count} articles ...`);
    await using backend = await startTestBackend();
    await fillArticles((sql) => backend.sql(sql), count);
    const access = { url: backend.url, key: backend.anonKey };
    const queries = createServerQueries(createServerClient(access), { timeoutMs: 60_000 });
    const add = (page: string, take: () => Promise<Record<string, number>>) =>
      note(results, 'growth', `${count.toLocaleString('en')} articles`, page, take);
    await add('queries, ms', () =>
      each(
        [...websiteCalls(count), ['topics', ({ topics }: ServerQueries) => topics({})] as const],
        ([name, ask]) => [name, timeOf(() => ask(queries))],
      ),
    );
    await add('searches, ms', () =>
      each(Object.entries(searches), ([name, query]) => [
        name,
        timeOf(() => queries.search({ query, page: 1 })),
      ]),
    );
    await using site = await startOurServer({ backend: access });
    await add('documents with their headers, brotli, B', () =>
      each(Object.entries(pages), ([name, path]) => [name, weigh(site.url + path)]),
    );
    const load = async (url: string, page: keyof typeof pages) =>
      (await measureServer(url, [pages[page]], loadSeconds))['requests/s'];
    await add('requests/s, kept', () =>
      each(['home', 'list', 'article'] as const, (page) => [page, load(site.url, page)]),
    );
    await using fresh = await startOurServer({ backend: access }, { PAGE_CACHE_MB: '0' });
    await add('requests/s, made for each', () =>
      each(['home', 'list', 'article', 'search'] as const, (page) => [page, load(fresh.url, page)]),
    );
  }
}

/** One after another, so that none delays another. */
async function each<Item>(
  items: readonly Item[],
  take: (item: Item) => [name: string, value: Promise<number>],
): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const item of items) {
    const [name, value] = take(item);
    values[name] = await value;
  }
  return values;
}

/** The median time of consecutive calls, in ms, after one that is not counted. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let done = 0; done < callsOfEach; done += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function weigh(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
  return headerSize(answer) + brotliSize(await answer.text());
}
