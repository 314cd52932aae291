import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateArticles } from '../../packages/backend/src/generate.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../packages/backend/src/testing.ts';
import {
  createServerClient,
  createServerQueries,
  type ServerQueries,
} from '../../packages/data/src/server.ts';

/** `GROWTH_ARTICLES=100000` for ten times as many; it takes some minutes. */
const articleCount = Number(process.env.GROWTH_ARTICLES ?? 10_000);
/** More than any institute has, so that here too a scan of the table would not be the better plan. */
const courseCount = 5_000;
/**
 * Rows that any one statement may read of a table itself: 1,000 are sent at most, and the 200 of a
 * category up to page 10 may be picked from all six.
 */
const mostRows = 1_500;

const category = 'Editorial Analysis';
const lastPage = Math.floor(articleCount / 6 / 20);
const article = 100_000 + Math.floor(articleCount / 2);

/** Everything the website asks of its backend, and what its sitemap does. */
const calls: [name: string, call: (queries: ServerQueries) => Promise<unknown>][] = [
  ['the first page of a list', (q) => q.articles({ category, page: 1 })],
  ['the last page read by its rows', (q) => q.articles({ category, page: 10 })],
  ['the first page read by its ids', (q) => q.articles({ category, page: 11 })],
  ['the last page of a list', (q) => q.articles({ category, page: lastPage })],
  ['a page past the end', (q) => q.articles({ category, page: 999_999 })],
  ['a category that is not there', (q) => q.articles({ category: 'Chess', page: 1 })],
  ['an article', (q) => q.article(String(article))],
  ['related articles', (q) => q.relatedArticles(String(article))],
  ['courses of the home page', (q) => q.latestCourses()],
  ['courses of a mode', (q) => q.coursesByMode({ mode: 'online', page: 1 })],
  ['courses of a mode, deep', (q) => q.coursesByMode({ mode: 'online', page: 10 })],
  [
    'courses of a mode and category',
    (q) => q.coursesByMode({ mode: 'offline', category: 'BPSC', page: 2 }),
  ],
  ['categories of a mode', (q) => q.courseCategories({ mode: 'online' })],
  ['a course', (q) => q.course('course-77')],
  ['related courses', (q) => q.relatedCourses('course-77')],
  ['resources', (q) => q.resources()],
  ['health', (q) => q.ping()],
  ['the number of articles', (q) => q.articleCount()],
  ['the first part of the sitemap', (q) => q.articleLinks({ from: 0, limit: 5_000 })],
  [
    'the last part of the sitemap',
    (q) => q.articleLinks({ from: articleCount - 1_500, limit: 5_000 }),
  ],
];

let backend: TestBackend;
let queries: ServerQueries;

beforeAll(async () => {
  const first = await startTestBackend();
  await fill(first);
  await first.kill();
  // The next start finds tables that have grown, and sees to it that they can be planned for.
  backend = await startTestBackend({ dataDir: first.dataDir });
  queries = createServerQueries(
    createServerClient({ url: backend.url, key: backend.anonKey }),
    // Not the speed of this machine is tested.
    { timeoutMs: 60_000 },
  );
}, 900_000);

afterAll(() => backend.stop());

describe(`with ${articleCount} articles`, () => {
  test.each(calls)('%s: index scans, and few rows read', async (_name, call) => {
    await backend.statements();
    await call(queries);
    const statements = (await backend.statements()).filter(({ text }) => /\bfrom "/.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, params } of statements) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const nodes = await explain(text, params);
      const plan = nodes.map((node) => `${node['Node Type']} (${node['Actual Rows']})`).join(' < ');
      const seen = `${text}\n${plan}`;
      // One row of any table is best taken from its front.
      for (const node of nodes.filter((node) => node['Node Type'] === 'Seq Scan')) {
        expect(rowsOf(node), seen).toBeLessThanOrEqual(1);
      }
      const ofTable = nodes.filter((node) =>
        /^(Index Scan|Bitmap Heap Scan)$/.test(node['Node Type']),
      );
      for (const node of ofTable) {
        expect(rowsOf(node), seen).toBeLessThanOrEqual(mostRows);
      }
      for (const node of nodes.filter((node) => node['Node Type'].includes('Sort'))) {
        expect(rowsOf(node), seen).toBeLessThanOrEqual(20);
      }
      if (!text.includes('count(*)')) continue;
      expect(seen).toContain('Index Only Scan');
      expect(
        nodes.map((node) => node['Heap Fetches'] ?? 0),
        seen,
      ).toEqual(nodes.map(() => 0));
    }
  });

  test('the deepest page is the one asked for', async () => {
    const { items, total } = await queries.articles({ category, page: lastPage });
    const [{ ids } = { ids: [] }] = await backend.sql<{ ids: number[] }>(
      `select array_agg(id order by created_at desc, id desc) as ids from "Articles"
       where category = $1`,
      [category],
    );
    expect(total).toBe(ids.length);
    const from = (lastPage - 1) * 20;
    expect(items.map(({ id }) => Number(id))).toEqual(ids.slice(from, from + 20));
  });

  test('the parts of the sitemap hold each article once', async () => {
    const found = new Set<string>();
    const total = await queries.articleCount();
    for (let from = 0; from < total; from += 5_000) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other, as they are asked for
      for (const { id } of await queries.articleLinks({ from, limit: 5_000 })) found.add(id);
    }
    expect(found.size).toBe(total);
    expect(total).toBeGreaterThanOrEqual(articleCount);
  });
});

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

const rowsOf = (node: PlanNode) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The nodes of the plan by which the statement runs for a visitor, the outermost first. */
async function explain(text: string, params: unknown[]): Promise<PlanNode[]> {
  await backend.sql('begin; set local role anon');
  try {
    const [row] = await backend.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      params,
    );
    return row ? flatten(row['QUERY PLAN'][0].Plan) : [];
  } finally {
    await backend.sql('rollback');
  }
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap((child) => flatten(child))];
}

/** Articles with the beginning of their content alone, which no list reads. */
async function fill(empty: TestBackend): Promise<void> {
  let batch: unknown[] = [];
  const insert = async () => {
    await empty.sql(
      `insert into "Articles" (id, title, category, content, created_at, url)
       select * from json_to_recordset($1) as rows
         (id bigint, title text, category text, content text, created_at timestamptz, url text)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  for (const generated of generateArticles(articleCount)) {
    batch.push({ ...generated, content: generated.content.slice(0, 400) });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (batch.length === 1_000) await insert();
  }
  await insert();
  await empty.sql(`
    insert into "Course Section" (id, title, description, date, category, mode)
      select 1000 + i, 'Course ' || i, repeat('About the course. ', 20), case when i % 50 > 0 then date '2040-01-01' - i end,
        (array['BPSC', 'General Studies', 'Sociology', 'Test Series'])[1 + i % 4],
        case when i % 3 = 0 then 'offline' else 'online' end
      from generate_series(1, ${courseCount}) i;
    insert into "Course Details" (id, slug, "Title", created_at)
      select 1000 + i, 'course-' || i, 'Course ' || i, timestamptz '2040-01-01' - i * interval '1 day'
      from generate_series(1, ${courseCount}) i;
    insert into resources (id, title) select 1000 + i, 'Resource ' || i
      from generate_series(1, ${courseCount}) i;`);
}
