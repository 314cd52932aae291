import { beforeAll, describe, expect, test } from 'vitest';
import { createServerClient, createServerQueries } from '../../packages/data/src/server.ts';
import type { ServerQueries } from '../../packages/data/src/server.ts';
import { type IdType, idTypes, startSpecProjects } from '../support/backend/specProject.ts';
import { useFixture } from '../support/fixture.ts';

const projects = useFixture(startSpecProjects);

const types = Object.keys(idTypes) as IdType[];
const category = 'Editorial Analysis';

// The tests of @setu/data show that the browser's client sends the same requests.
describe.each(types)('tables of the columns that must be, %s ids', (type) => {
  let queries: ServerQueries;
  beforeAll(() => {
    const { url } = projects.gateways[type];
    const client = createServerClient({ url, key: 'anon-key' });
    // The speed of this machine is not tested.
    queries = createServerQueries(client, { timeoutMs: 60_000 });
  });

  /** One column that SQL selects, as text. */
  const column = async (what: string): Promise<(string | null)[]> => {
    const rows = await projects.sql<{ value: string | null }>(
      `set search_path = ${type}_ids; select (${what.replace(/ from /, ')::text as value from ')}`,
    );
    return rows.map(({ value }) => value);
  };
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  const newest = 'order by created_at desc nulls last, id desc';

  test('resources, by their ids', async () => {
    expect(ids(await queries.resources())).toEqual(await column('id from resources order by id'));
  });

  test('all courses, newest first, and those of a category', async () => {
    const order = 'order by date desc nulls last, id desc';
    expect(ids(await queries.latestCourses())).toEqual(
      await column(`id from "Course Section" ${order}`),
    );
    expect(ids(await queries.latestCourses({ category: 'Essay' }))).toEqual(
      await column(`id from "Course Section" where category = 'Essay' ${order}`),
    );
  });

  test.each([1, 3, 53, 54])('page %i of a mode', async (page) => {
    const found = await queries.coursesByMode({ mode: 'online', page });
    expect(found).toMatchObject({ page, pageCount: 54, total: 1_080 });
    expect(ids(found.items)).toEqual(
      await column(`id from "Course Section" where mode = 'online'
        order by date desc nulls last, id desc offset ${(page - 1) * 20} limit 20`),
    );
  });

  test('categories, of which each has more courses than one answer', async () => {
    expect(await queries.courseCategories({ first: ['Sociology'] })).toEqual([
      'Sociology',
      'BPSC',
      'Essay',
    ]);
    expect(await queries.courseCategories({ mode: 'online' })).toEqual([
      'BPSC',
      'Essay',
      'Sociology',
    ]);
  });

  test('a course, none and two of its slug', async () => {
    const slug = 'हिन्दी & आधार';
    expect(await queries.course({ slug })).toMatchObject({ slug, title: 'Course 4 in full' });
    await expect(queries.course({ slug: 'nothing' })).rejects.toThrow('Course not found.');
    await expect(queries.course({ slug: 'course-5' })).rejects.toThrow(
      'Multiple courses found with the same slug.',
    );
  });

  test('related courses, the last by their ids first', async () => {
    expect(ids(await queries.relatedCourses({ slug: 'course-24' }))).toEqual(
      await column(`id from "Course Details" where slug <> 'course-24' order by id desc limit 3`),
    );
  });

  test.each([1, 10, 11, 13])('page %i of a list of articles', async (page) => {
    const found = await queries.articles({ category, page });
    expect(found).toMatchObject({ page, pageCount: 13, total: 247 });
    expect(ids(found.items)).toEqual(
      await column(`id from "Articles" where category = '${category}' ${newest}
        offset ${(page - 1) * 20} limit 20`),
    );
    expect(found.items[0]?.summary).toBeNull();
  });

  test('a page past the end', async () => {
    expect(await queries.articles({ category, page: 99 })).toMatchObject({ items: [], total: 247 });
    expect(await queries.coursesByMode({ mode: 'offline', page: 99 })).toMatchObject({
      items: [],
      total: 120,
    });
  });

  test('a month and a day of a list, by the days of India', async () => {
    const inIndia = `(created_at at time zone 'Asia/Kolkata')::date`;
    for (const [period, span] of [
      ['2026-10', `${inIndia} between '2026-10-01' and '2026-10-31'`],
      ['2026-11-20', `${inIndia} = '2026-11-20'`],
    ] as const) {
      const found = await queries.articles({ category, page: 1, period });
      const expected = await column(
        `id from "Articles" where category = '${category}' and ${span} ${newest} limit 20`,
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(ids(found.items)).toEqual(expected);
    }
  });

  test('the days of a month, its neighbours, and the first of all', async () => {
    const days = (what: string) =>
      column(`${what} from "Articles" where category = '${category}' limit 1`);
    const { month, ...found } = await queries.articleDays({ category, month: '2026-10' });
    expect(month).toBe('2026-10');
    expect(found.days.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(
      (await queries.articles({ category, page: 1, period: '2026-10' })).total,
    );
    expect([found.earlier, found.later]).toEqual(['2026-09-30', '2026-11-01']);
    expect(await queries.articleDays({ category })).toMatchObject({
      month: '2026-11',
      earlier: '2026-10-31',
      later: null,
    });
    expect([await queries.firstArticleDay({ category })]).toEqual(
      await days('min(created_at)::date'),
    );
  });

  test('a row without a date is on no day', async () => {
    const dates = `update "Articles" set created_at = null where title = 'Article 2'`;
    await projects.sql(`set search_path = ${type}_ids; ${dates}`);
    const found = await queries.articlesOfDay({ day: '2026-11-19' });
    expect(found.articles.map(({ title }) => title)).toEqual(['Article 3']);
    expect(found.articles[0]).toMatchObject({ summary: null, minutes: 1 });
    expect((await queries.titlesOfDay({ limit: 5 })).articles).toMatchObject([
      { title: 'Article 1' },
    ]);
    expect(await queries.articlesOfDay()).toMatchObject({ articles: [{ title: 'Article 1' }] });
    const back = `update "Articles" set created_at = timestamptz '2026-11-19 10:00:00+00' where title = 'Article 2'`;
    await projects.sql(`set search_path = ${type}_ids; ${back}`);
  });

  test('any article, and three others', async () => {
    const shown = (await column('id from "Articles" order by id limit 9')).map((id) => id ?? '');
    expect(shown).toHaveLength(9);
    for (const id of shown) {
      const found = await queries.article({ id });
      expect(found).toMatchObject({ id, content: expect.stringContaining('Text of article') });
      expect(ids(await queries.relatedArticles({ id }))).toEqual(
        await column(`id from "Articles" where id <> $id$${id}$id$::${type} ${newest} limit 3`),
      );
    }
  });

  test.each(['older', 'newer'] as const)(
    'the %s neighbour of every dated article of a list',
    async (side) => {
      const dated = `category = '${category}' and created_at is not null`;
      const shown = await column(`id from "Articles" where ${dated} ${newest}`);
      const list = side === 'older' ? shown : shown.toReversed();
      const { pageCount } = await queries.articles({ category, page: 1 });
      const pages = await Promise.all(
        Array.from({ length: pageCount }, (_, index) =>
          queries.articles({ category, page: index + 1 }),
        ),
      );
      const dates = new Map(pages.flatMap(({ items }) => items.map(({ id, date }) => [id, date])));
      const neighbours = list.map(async (id) => {
        const date = dates.get(id ?? '') ?? null;
        return (await queries.neighbour({ id: id ?? '', category, date, side }))?.id;
      });
      expect(await Promise.all(neighbours)).toEqual([...list.slice(1), undefined]);
    },
  );

  test.each([
    '99999',
    '9223372036854775808',
    '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11',
    'none',
    '"none", (x) & y',
  ])('no article %s', async (id) => {
    await expect(queries.article({ id })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Article not found.',
    });
  });

  test('no topics', async () => {
    expect(await queries.topics()).toBeNull();
    const [article] = (await queries.articles({ category, page: 1 })).items;
    expect(article?.topics).toEqual([]);
    expect((await queries.article({ id: article?.id ?? '' })).topics).toEqual([]);
  });

  test('no questions', async () => {
    expect(await queries.questionsOfDay()).toBeNull();
    expect(await queries.questionDays()).toBeNull();
    expect(await queries.questionDayOf({ of: 'article', key: '1' })).toBeNull();
    expect(await queries.questionsById({ ids: ['1'] })).toBeNull();
  });

  test('what has all words in its title, newest first, of a category and of a month', async () => {
    const found = await queries.search({ query: 'ARTICLE 17', kind: 'article', page: 1 });
    expect(found).toMatchObject({ total: 13, more: false, titlesOnly: true, suggestion: null });
    expect(ids(found.items)).toEqual(
      await column(`id from "Articles" where title like '%17%' ${newest}`),
    );
    const many = await queries.search({ query: 'course', category: 'Essay', page: 10 });
    expect(many).toMatchObject({ page: 10, pageCount: 10, total: 200, more: true });
    expect(ids(many.items)).toEqual(
      await column(`id from "Course Section" where category = 'Essay'
        order by date desc nulls last, id desc offset 180 limit 20`),
    );
    const inMonth = await queries.search({ query: 'course', month: '2026-02', page: 1 });
    expect(inMonth.total).toBe(
      (await column(`id from "Course Section" where to_char(date, 'YYYY-MM') = '2026-02'`)).length,
    );
    expect((await queries.search({ query: 'resource 2', page: 1 })).items[0]).toMatchObject({
      kind: 'resource',
      href: '/about',
    });
  });

  test('what a server reads of whole tables', async () => {
    const all = await column('id from "Articles" order by id');
    expect(await queries.articleCount()).toBe(all.length);
    expect(ids(await queries.articleLinks({ from: 7, limit: 1_000 }))).toEqual(all.slice(7));
    const whole: string[] = [];
    for (let after: string | null = null; ;) {
      const { articles, last } = await queries.wholeArticles({ after, limit: 100 });
      if (last === null) break;
      whole.push(...articles.map(({ article }) => article.id));
      after = last;
    }
    expect(whole).toEqual(all);
    const list = await queries.wholeList({ category });
    expect(list.map((article) => article?.id)).toEqual(
      await column(`id from "Articles" where category = '${category}' ${newest}`),
    );
    expect(await queries.courseSlugs()).toEqual(
      await column('slug from "Course Details" order by id'),
    );
    const feed = await queries.newestArticles({ category, limit: 10 });
    expect(feed.map(({ article }) => article.id)).toEqual(
      await column(`id from "Articles" where category = '${category}' ${newest} limit 10`),
    );
    await queries.ping();
  });

  test('a message, and one with a filled honeypot', async () => {
    await projects.sql(`delete from ${type}_ids."Contact Records"`);
    const message = { firstName: 'Asha', lastName: '', email: 'asha@example.com' };
    const submissionId = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';
    await queries.sendContact({ ...message, message: 'One', submissionId });
    await queries.sendContact({ ...message, message: 'Two', submissionId, suspected: true });
    expect(await column('message from "Contact Records" order by message')).toEqual(['One', 'Two']);
  });
});
