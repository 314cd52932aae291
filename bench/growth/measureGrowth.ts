import { createServerClient, createServerQueries } from '../../packages/data/src/server.ts';
import type { ServerQueries } from '../../packages/data/src/server.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { websiteCalls } from '../../tests/support/backend/growth.ts';
import { brotliSize, headerSize } from '../../tests/support/http/pageWeight.ts';
import { measureServer } from '../measure/server.ts';
import { timed } from '../timed.ts';
import { median } from '../median.ts';
import { startOurServer } from '../sites/ourSite.ts';
import type { Run } from '../sites/site.ts';
import { pages, searches } from './calls.ts';
import { fillArticles } from './fillArticles.ts';

/** The cost of this many articles. Times, in ms, are of the backend's responses to the site's server. */
export interface GrowthResult {
  articles: number;
  /** Document and headers, brotli. */
  pages: { page: string; bytes: number }[];
  queries: ({ query: string } & Times)[];
  /** `found` is at most 200; `more` says whether there are more. */
  searches: ({ search: string; found: number; more: boolean; suggestion: string | null } & Times)[];
  rates: { page: string; cached: number | null; fresh: number; failed: number }[];
  /** All files together; `slowest` is the longest time to read and send one file. */
  sitemap: { files: number; bytes: number; largest: number; slowest: number; seconds: number };
}

interface Times {
  median: number;
  worst: number;
}

type Access = Run['backend'];

const callsOfEach = 50;
/** How long each page is under load, cached and fresh. */
const loadSeconds = 4;

/** Measures the site with this many articles, in a separate database. */
export async function measureGrowth(articles: number): Promise<GrowthResult> {
  console.log(`Growth: making ${articles} articles ...`);
  await using backend = await startTestBackend();
  await fillArticles((sql) => backend.sql(sql), articles);
  const access = { url: backend.url, key: backend.anonKey };
  const client = createServerQueries(createServerClient(access), { timeoutMs: 60_000 });
  console.log('  queries');
  const queries = await measureQueries(client, articles);
  const searches = await measureSearches(client);
  console.log('  pages, and the sitemap');
  const measured = await measureFiles(access);
  return { articles, queries, searches, ...measured, rates: await measureRates(access) };
}

async function measureFiles(backend: Access): Promise<Pick<GrowthResult, 'pages' | 'sitemap'>> {
  await using site = await startOurServer({ backend });
  return { pages: await measurePages(site.url), sitemap: await measureSitemap(site.url) };
}

/** Times consecutive calls, after a warm-up call that is not counted. */
async function timesOf(call: () => Promise<unknown>): Promise<Times> {
  await call();
  const times: number[] = [];
  for (let done = 0; done < callsOfEach; done += 1) times.push((await timed(call))[1] * 1_000);
  return { median: median(times), worst: Math.max(...times) };
}

async function measureQueries(
  queries: ServerQueries,
  articles: number,
): Promise<GrowthResult['queries']> {
  const measured: GrowthResult['queries'] = [];
  for (const [query, ask] of websiteCalls(articles)) {
    measured.push({ query, ...(await timesOf(() => ask(queries))) });
  }
  return measured;
}

async function measureSearches(queries: ServerQueries): Promise<GrowthResult['searches']> {
  const measured: GrowthResult['searches'] = [];
  for (const [search, query] of Object.entries(searches)) {
    const { total: found, more, suggestion } = await queries.search({ query, page: 1 });
    const times = await timesOf(() => queries.search({ query, page: 1 }));
    measured.push({ search, found, more, suggestion, ...times });
  }
  return measured;
}

/** The bytes of pages as the budgets count them. */
async function measurePages(site: string): Promise<GrowthResult['pages']> {
  const measured: GrowthResult['pages'] = [];
  for (const [page, path] of Object.entries(pages)) {
    const answer = await read(site + path);
    measured.push({ page, bytes: headerSize(answer) + brotliSize(await answer.text()) });
  }
  return measured;
}

/** Reads every file of the sitemap, one after another, as a search engine does. */
async function measureSitemap(site: string): Promise<GrowthResult['sitemap']> {
  const sizes: number[] = [];
  const times: number[] = [];
  const add = async (path: string) => {
    const [xml, seconds] = await timed(async () => (await read(site + path)).text());
    times.push(seconds);
    sizes.push(Buffer.byteLength(xml));
    return xml;
  };
  const whole = await add('/sitemap.xml');
  const parts = [...whole.matchAll(/<loc>[^<]*(\/sitemaps\/\d+\.xml)<\/loc>/g)];
  for (const [, path = ''] of parts) await add(path);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    files: sizes.length,
    bytes: sum(sizes),
    largest: Math.max(...sizes),
    slowest: Math.max(...times) * 1_000,
    seconds: sum(times),
  };
}

/** Requests a second. Searches are never cached. */
async function measureRates(backend: Access): Promise<GrowthResult['rates']> {
  const load = async (page: keyof typeof pages, env: Record<string, string>) => {
    await using site = await startOurServer({ backend }, env);
    const paths = [pages[page]];
    return await measureServer('ours', 'list', { url: site.url, paths, seconds: loadSeconds });
  };
  const measured: GrowthResult['rates'] = [];
  for (const page of ['home', 'list', 'article', 'search'] as const) {
    console.log(`  ${page} under load`);
    const cached = page === 'search' ? undefined : await load(page, {});
    const fresh = await load(page, { PAGE_CACHE_MB: '0' });
    measured.push({
      page,
      cached: cached?.requestsPerSecond ?? null,
      fresh: fresh.requestsPerSecond,
      failed: fresh.bad + (cached?.bad ?? 0),
    });
  }
  return measured;
}

async function read(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
  return answer;
}
