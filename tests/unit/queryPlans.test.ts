import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copySeededDatabase, startTestBackend } from '../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../packages/backend/src/testing.ts';
import { hearStatements } from '../../packages/backend/tests/support/statements.ts';
import {
  createServerClient,
  createServerQueries,
  type ServerQueries,
} from '../../packages/data/src/server.ts';
import { siteLanguage } from '../../packages/data/src/languages.ts';
import { fill, websiteCalls } from '../support/backend/growth.ts';

/** `GROWTH_ARTICLES=100000` for ten times as many; it takes some minutes. */
const articleCount = Number(process.env.GROWTH_ARTICLES ?? 10_000);
/**
 * The most rows that one statement may read from a table itself: at most 1,000 are sent, and the 200 of a
 * category up to page 10 may have to be picked from all six.
 */
const mostRows = 1_500;

let backend: TestBackend;
let heard: Awaited<ReturnType<typeof hearStatements>>;
let queries: ServerQueries;
/** The queries of a site with several languages. */
let narrowed: ServerQueries;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'setu-growth-'));
  await copySeededDatabase(dataDir);
  const first = await startTestBackend({ dataDir });
  await fill(first, articleCount);
  await first.stop();
  // As after a power cut, which loses the statistics of tables that have grown.
  writeFileSync(join(dataDir, 'db/postmaster.pid'), '');
  backend = await startTestBackend({ dataDir });
  // The start renews those statistics.
  const old = `select from pg_stat_user_tables
    where schemaname = 'public' and (last_analyze > pg_postmaster_start_time()) is not true`;
  await vi.waitUntil(async () => (await backend.sql(old)).length === 0, { timeout: 300_000 });
  heard = await hearStatements(dataDir);
  const client = createServerClient({ url: heard.url, key: backend.anonKey });
  // The speed of this machine is not tested.
  const timeoutMs = 60_000;
  queries = createServerQueries(client, { timeoutMs });
  narrowed = createServerQueries(client, { timeoutMs, siteLanguage: siteLanguage('en') });
}, 900_000);

afterAll(async () => {
  await heard.stop();
  await backend.stop();
  rmSync(backend.dataDir, { recursive: true, force: true });
});

describe(`with ${articleCount} articles`, () => {
  const calls = websiteCalls(articleCount);
  test.each([
    ...calls.map(([name, call]) => [name, () => call(queries)] as const),
    ...calls.map(([name, call]) => [`${name}, in one language`, () => call(narrowed)] as const),
  ])('%s: index scans, and few rows read', async (_name, call) => {
    heard.take();
    await call();
    const statements = heard.take().filter(({ text }) => /\bfrom public\."/.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, values } of statements) {
      const nodes = await explain(text, values);
      const plan = nodes.map((node) => `${node['Node Type']} (${node['Actual Rows']})`).join(' < ');
      const seen = `${text}\n${plan}`;
      // A sequential scan is the best plan for a single row.
      for (const node of nodes.filter((node) => node['Node Type'] === 'Seq Scan')) {
        expect(rowsOf(node), seen).toBeLessThanOrEqual(1);
      }
      const ofTable = nodes.filter((node) =>
        /^(Index Scan|Bitmap Heap Scan)$/.test(node['Node Type']),
      );
      for (const node of ofTable) expect(rowsOf(node), seen).toBeLessThanOrEqual(mostRows);
      for (const node of nodes.filter((node) => node['Node Type'].includes('Sort'))) {
        expect(rowsOf(node), seen).toBeLessThanOrEqual(20);
      }
      if (!text.includes('(select count(*)')) continue;
      expect(seen).toContain('Index Only Scan');
      expect(
        nodes.map((node) => node['Heap Fetches'] ?? 0),
        seen,
      ).toEqual(nodes.map(() => 0));
    }
  });

  test.each([
    'a',
    'parliament',
    'policy state',
    'संसद',
    'pol',
    'commissi',
    '"supreme court"',
    'parlaiment',
    'zebra',
  ])('search for %s: no table is read whole, and few rows are read', async (query) => {
    for (const typing of [false, true]) {
      const read = await readFor(`select public.search($1, typing => $2)`, [query, typing]);
      expect(read.whole).toBe(0);
      // The articles searched for the newest 200, and the titles considered for a suggestion.
      expect(read.rows).toBeLessThanOrEqual(2_000 + mostRows);
    }
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

/** Does what a visitor may, in a transaction that changes nothing. */
async function asVisitor<Value>(work: () => Promise<Value>): Promise<Value> {
  await backend.sql('begin; set local role anon');
  try {
    return await work();
  } finally {
    await backend.sql('rollback');
  }
}

/** The nodes of the plan by which the statement runs for a visitor, the outermost first. */
const explain = (text: string, params: unknown[]) =>
  asVisitor(async () => {
    const [row] = await backend.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      params,
    );
    return row ? flatten(row['QUERY PLAN'][0].Plan) : [];
  });

/** How often a visitor's statement scanned all articles or all questions, and how many of their rows it fetched. */
const readFor = (text: string, params: unknown[]) => {
  const counts = `select sum(pg_stat_get_xact_numscans(oid))::int as whole,
      sum(pg_stat_get_xact_tuples_fetched(oid))::int as rows
    from pg_class where oid in ('"Articles"'::regclass, '"Questions"'::regclass)`;
  return asVisitor(async () => {
    const [before] = await backend.sql<{ whole: number; rows: number }>(counts);
    await backend.sql(text, params);
    const [after] = await backend.sql<{ whole: number; rows: number }>(counts);
    return {
      whole: (after?.whole ?? 0) - (before?.whole ?? 0),
      rows: (after?.rows ?? 0) - (before?.rows ?? 0),
    };
  });
};

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap((child) => flatten(child))];
}
