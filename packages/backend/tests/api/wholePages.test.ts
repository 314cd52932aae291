import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { siteLanguage } from '../../../data/src/languages.ts';
import { DataError, dayOf } from '../../../data/src/index.ts';
import { createServerClient, createServerQueries } from '../../../data/src/server.ts';
import type { ServerQueries } from '../../../data/src/server.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { startTestBackend } from '../../src/testing.ts';

const backend = useFixture(() => startTestBackend());
let queries: ServerQueries;
let hindi: ServerQueries;

beforeAll(async () => {
  // As in a project whose table existed before the migrations.
  await backend.sql(`alter table "Articles" alter created_at drop not null`);
  const project = { url: backend.url, key: backend.anonKey };
  queries = createServerQueries(createServerClient(project));
  hindi = createServerQueries(createServerClient(project), { siteLanguage: siteLanguage('hi') });
});

type Row = typeof rows extends fc.Arbitrary<(infer One)[]> ? One : never;

const hourMs = 3_600_000;
const list = 'Editorial Analysis';

/** Articles: some with the same date, some without a date or a category, some with a future date. */
const rows = fc.array(
  fc.record({
    hours: fc.option(
      fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -1_500, max: 60 })),
    ),
    category: fc.constantFrom(list, list, 'Facts of the Day', null),
    url: fc.constantFrom(null, 'https://example.com/a', 'javascript:alert(1)'),
    topics: fc.constantFrom(null, '{}', '{Polity,"A, b"}'),
    language: fc.constantFrom('en', 'hi'),
    original: fc.option(fc.nat(20)),
    changed: fc.boolean(),
    seen: fc.constantFrom('null', 'null', 'null', "'infinity'", "now() + interval '1 hour'"),
    questions: fc.array(
      fc.record({ days: fc.integer({ min: -2, max: 1 }), language: fc.constantFrom('en', 'hi') }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 60 },
);

/** The result of a query, or its error. */
const outcomeOf = (query: Promise<unknown>) =>
  query.catch((error: unknown) => {
    if (!(error instanceof DataError)) throw error;
    return [error.kind, error.message];
  });

async function partsOfArticle(id: string, limit: number, queries: ServerQueries) {
  const article = await queries.article({ id });
  const { language } = article;
  const day = dayOf(article.date);
  return {
    article,
    related: await queries.relatedArticles({ id, language }),
    previous: await queries.neighbour({ ...article, side: 'older' }),
    next: await queries.neighbour({ ...article, side: 'newer' }),
    titles: day === null ? [] : (await queries.titlesOfDay({ day, limit, language })).articles,
    practice: await queries.questionDayOf({ of: 'article', key: id }),
  };
}

async function partsOfList(page: number, queries: ServerQueries) {
  const articles = await queries.articles({ category: list, page });
  return { articles, days: await queries.articleDays({ category: list }) };
}

const firstId = 70_001;

async function store(articles: readonly Row[]) {
  const now = Math.floor(Date.now() / hourMs) * hourMs;
  const values = articles.map(({ hours, category, url, topics, seen, ...row }, index) => {
    const moment = hours === null ? null : new Date(now + hours * hourMs).toISOString();
    const changed = row.changed ? new Date(now + index).toISOString() : null;
    const original =
      row.original === null || row.original === index ? null : firstId + row.original;
    const texts = [`Title ${index}`, category, moment, url, topics, row.language, changed];
    const written = texts.map((text) => (text === null ? 'null' : `'${text}'`));
    return `(${firstId + index}, 'Text.', ${written.join()}, ${original}, ${seen})`;
  });
  const asked = articles.flatMap(({ questions }, index) =>
    questions.map(({ days, language }) => ({ article: firstId + index, days, language })),
  );
  await backend.sql(`delete from "Articles"; delete from "Questions"`);
  if (values.length === 0) return;
  await backend.sql(
    `insert into "Articles" (id, content, title, category, created_at, url, topics, language, updated_at,
      translation_of, publish_at) values ${values.join()}`,
  );
  // The numbers of a day end at 100.
  for (const [index, { article, days, language }] of asked.slice(0, 100).entries()) {
    await backend.sql(
      `insert into "Questions" (article_id, day, number, stem, options, answer, language)
        values ('${article}', (now() at time zone 'Asia/Kolkata')::date + ${days}, ${index + 1},
          'Stem', '{a,b,c,d}', 'a', '${language}')`,
    );
  }
}

test(
  'a whole page holds what its parts are asked for, and nothing hidden',
  { timeout: fuzzTimeoutMs },
  () =>
    fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (articles, limit) => {
        await store(articles);
        for (const asked of [queries, hindi]) {
          for (const index of articles.keys()) {
            const id = String(firstId + index);
            const whole = await outcomeOf(asked.articlePage({ id, titles: limit }));
            expect(whole).toEqual(await outcomeOf(partsOfArticle(id, limit, asked)));
          }
          for (const page of [1, 2, 4]) {
            const { articles, days } = await partsOfList(page, asked);
            const whole = await asked.listPage({ category: list, page });
            // If the articles of a language have no dates, the part has the days of the other language.
            const hasDays = asked === queries || whole?.days.month !== null;
            expect(whole).toEqual({ articles, days: hasDays ? days : whole?.days });
          }
        }
      }),
      cases(12),
    ),
);

test.for(['0', 'none', '9'.repeat(30), 'a/b'])('of the article %s there is no page', async (id) => {
  const whole = await outcomeOf(queries.articlePage({ id, titles: 1 }));
  expect(whole).toEqual(['not-found', 'Article not found.']);
});
