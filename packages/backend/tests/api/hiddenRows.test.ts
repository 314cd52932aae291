import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { type TestBackend, startTestBackend } from '../../src/testing.ts';
import { ask } from '../support/http.ts';
import { type Question, contentTables, reads, toCall, words } from './arbitraryRequests.ts';

// Two backends with the same rows. One also has drafts and scheduled articles, which no answer may reveal.

const plain = useFixture(() => startTestBackend());
const hiding = useFixture(() => startTestBackend());

/** Words that the hidden articles have; `texts` adds others, and misspelt ones. */
const hidden = ['zirconium', 'quasar'];
const texts = [...hidden, 'budget', 'constitution', 'zirkonium', 'quazar', 'constitutoin'];

const hiddenArticles = `
  insert into "Articles" (title, content, category, url, topics, created_at, publish_at)
  select 'The ${hidden.join(' ')} budget of ' || n, repeat('constitution ${hidden.join(' ')} ', 20),
    case when n % 2 = 0 then 'Editorial Analysis' else 'Hidden' end, 'https://example.org/hidden',
    array['Polity', 'Hidden'], '2026-10-01',
    case when n % 3 = 0 then 'infinity' when n % 3 = 1 then now() + interval '1 day' else '2999-01-01' end
  from generate_series(1, 3000) n`;

/** Drafts, scheduled questions, and questions of future days. */
const hiddenQuestions = `
  insert into "Questions" (day, number, stem, options, answer, topics, created_at, publish_at)
  select case when n % 3 = 0 then current_date + 1 + n else date '2026-10-01' - n end, 50,
    'The ${hidden.join(' ')} budget of ' || n, '{1,2,3,4}', 'a', '{Polity,Hidden}', '2026-10-01',
    case n % 3 when 0 then null when 1 then 'infinity' else now() + interval '1 day' end
  from generate_series(1, 1500) n`;

beforeAll(async () => {
  const same = contentTables
    .map((table) => `update "${table}" set created_at = '2026-11-01 10:00:00+00';`)
    .join('\n');
  for (const backend of [plain, hiding]) await backend.sql(same);
  await hiding.sql(hiddenArticles);
  await hiding.sql(hiddenQuestions);
  for (const backend of [plain, hiding]) {
    for (const table of contentTables) await backend.sql(`analyze "${table}"`);
  }
});

async function answerOf(backend: TestBackend, question: Question) {
  const { status, headers, text } = await ask(backend, toCall(question));
  // The time of the answer differs.
  return { status, headers: { ...headers, date: undefined }, text };
}

const statuses = new Set<number>();

async function expectSame(question: Question): Promise<void> {
  const [without, beside] = await Promise.all([
    answerOf(plain, question),
    answerOf(hiding, question),
  ]);
  expect(beside).toEqual(without);
  statuses.add(without.status);
}

const preferences = fc
  .subarray(
    words(`count=exact count=planned count=estimated return=representation return=headers-only
      resolution=merge-duplicates missing=default max-affected=1 tx=rollback timezone=Asia/Kolkata
      handling=lenient`),
  )
  .map((parts) => parts.join(', '));

const columns = words(
  'id day number stem created_at title category content url topics publish_at search_vector',
);
const operators =
  words(`eq neq gt gte lt lte in is cs cd ov not.eq like ilike match fts plfts phfts wfts
  wfts(english) isdistinct`);
const values = words(`(1,9) {"Hidden"} {"Polity"} Hidden null infinity 2026-10-01 now tomorrow
  2999-01-01 %zirconium% 1 100000`);

/** Any operator on any column, whether it is served or not. */
const filters = fc
  .tuple(
    fc.constantFrom(...columns),
    fc.constantFrom(...operators),
    fc.constantFrom(...texts, ...values),
  )
  .map(([column, operator, value]): [string, string] => [column, `${operator}.${value}`]);

const topics: Question = {
  method: 'GET',
  table: 'Article%20Topics',
  params: [['order', 'topic']],
  headers: {},
};

const questions: fc.Arbitrary<Question> = fc
  .record({
    question: fc.oneof({ arbitrary: reads, weight: 3 }, fc.constant(topics)),
    // Most of these filters are refused: half of the questions have none, so that many are answered with rows.
    more: fc.oneof(fc.constant([]), fc.array(filters, { maxLength: 2 })),
    key: fc.option(fc.constantFrom(...columns), { freq: 1 }),
    prefer: fc.oneof(fc.constantFrom('', 'count=exact'), preferences),
  })
  .map(({ question, more, key, prefer }) => {
    // A tie is broken by the id, so that each question has one answer.
    const order: Question['params'] = key ? [['order', key === 'id' ? key : `${key},id`]] : [];
    const others = question.params.filter(([name]) => !key || name !== 'order');
    return {
      ...question,
      params: [...others, ...order, ...more],
      headers: { ...question.headers, Prefer: prefer },
    };
  });

test(
  'no answer about rows differs, whatever is preferred, compared or sorted by',
  { timeout: fuzzTimeoutMs },
  async () => {
    await fc.assert(fc.asyncProperty(questions, expectSame), cases(400));
    expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 400]));
  },
);

const searches = fc.record({
  query: fc.array(fc.constantFrom(...texts, 'or', '-budget', '"', 'zirc'), {
    minLength: 1,
    maxLength: 3,
  }),
  kind: fc.constantFrom(undefined, 'article', 'question'),
  category: fc.constantFrom(undefined, 'Hidden', 'Editorial Analysis'),
  month: fc.constantFrom(undefined, '2026-10', '2026-11', '2999-01'),
  topic: fc.constantFrom(undefined, 'Hidden', 'Polity'),
  typing: fc.constantFrom(undefined, 'true'),
});

test('no answer of a search differs, its suggestion neither', { timeout: fuzzTimeoutMs }, () =>
  fc.assert(
    fc.asyncProperty(searches, ({ query, ...rest }) => {
      const given = Object.entries({ query: query.join(' '), ...rest });
      const params = given.filter((pair): pair is [string, string] => pair[1] !== undefined);
      return expectSame({ method: 'GET', table: 'rpc/search', params, headers: {} });
    }),
    cases(60),
  ),
);

/** The rows, or the result of the search, that a visitor gets. */
async function seen(table: string, ...params: Question['params']): Promise<unknown> {
  const { text } = await answerOf(hiding, { method: 'GET', table, params, headers: {} });
  return JSON.parse(text);
}

test('an article is seen from its moment on, everywhere at once', async () => {
  await hiding.sql(`insert into "Articles" (id, title, topics, publish_at) values
    (9001, 'Meridional', null, null), (9002, 'Meridionals', null, 'infinity'),
    (9003, 'Meridionals', null, '2040-01-01'), (9004, 'Zodiacal light', '{Secrets}', 'infinity')`);
  // 'meridionals' is as near and more frequent, but hidden.
  expect(await seen('rpc/search', ['query', 'meridionale'])).toMatchObject({
    suggestion: 'meridional',
  });
  const secret = () =>
    Promise.all([
      seen('Articles', ['select', 'title'], ['id', 'eq.9004']),
      seen('Articles', ['select', 'id'], ['topics', 'cs.{"Secrets"}']),
      seen('Article%20Topics', ['select', 'articles'], ['topic', 'eq.Secrets']),
      seen('rpc/search', ['query', 'zodiacal']),
    ]);
  const nothing = { items: [], more: false, suggestion: null, total: 0 };
  expect(await secret()).toEqual([[], [], [], nothing]);
  // Nothing is written at the moment of publication.
  await hiding.sql(
    `update "Articles" set publish_at = now() + interval '1 second' where id = 9004`,
  );
  await expect
    .poll(secret)
    .toMatchObject([
      [{ title: 'Zodiacal light' }],
      [{ id: 9004 }],
      [{ articles: 1 }],
      { total: 1 },
    ]);
});
