import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerQueries } from '../../src/server.ts';
import { describeBothClients } from '../support/clients.ts';
import { json, raw, rows } from '../support/fakePostgrest.ts';

const uuid = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';
const summary = 'select=id,title,category,created_at,url';
const listed = `${summary},summary,topics`;
const whole = 'select=id,title,category,content,created_at,url,summary,topics,updated_at';
const newest = 'order=created_at.desc,id.desc';

const after = 'created_at=gt.';
const upTo = 'created_at=lte.';
/** The end of a day in India. */
const end = 'T18:29:59.999999Z';

// In India it is the 20th already.
beforeEach(() => vi.setSystemTime('2026-11-19T20:00:00Z'));
afterEach(() => vi.useRealTimers());

/** Every read that the website makes, as docs/spec.md names them, and the one of `/healthz`. */
const calls: Record<string, [call: (queries: ServerQueries) => Promise<unknown>, url: string]> = {
  'free resources': [(q) => q.resources(), '/resources?select=*&order=id.asc'],
  'courses (home)': [
    (q) => q.latestCourses({ category: 'BPSC' }),
    '/Course Section?select=*&order=id.asc',
  ],
  'courses by mode, second page': [
    (q) => q.coursesByMode({ mode: 'online', page: 2 }),
    '/Course Section?select=*&mode=eq.online&order=date.desc.nullslast,id.desc&offset=20&limit=20',
  ],
  'courses by mode and category': [
    (q) => q.coursesByMode({ mode: 'offline', category: 'Test Series', page: 1 }),
    '/Course Section?select=*&mode=eq.offline&category=eq.Test Series&order=date.desc.nullslast,id.desc&offset=0&limit=20',
  ],
  'category buttons': [
    (q) => q.courseCategories({ mode: 'offline' }),
    '/Course Section?select=category&mode=eq.offline&order=category.asc',
  ],
  'categories of all courses': [
    (q) => q.courseCategories({}),
    '/Course Section?select=category&order=category.asc',
  ],
  'related courses': [
    (q) => q.relatedCourses({ slug: 'bpsc-foundation' }),
    '/Course Details?select=id,slug,Title,CourseImage,description&slug=neq.bpsc-foundation&order=id.desc&limit=3',
  ],
  'an article and what stands around it': [
    (q) => q.articlePage({ id: '7', titles: 30 }),
    '/rpc/article_page?article=7&day_titles=30',
  ],
  'a list and its newest days': [
    (q) => q.listPage({ category: 'What to Read in The Hindu', page: 3 }),
    `/rpc/list_page?list=What to Read in The Hindu&skipped=40&before=2026-11-21T00:00:00+05:30`,
  ],
  'article list': [
    (q) => q.articles({ category: 'What to Read in The Hindu', page: 3 }),
    `/Articles?${listed}&category=eq.What to Read in The Hindu&${newest}&offset=40&limit=20`,
  ],
  'related articles': [
    (q) => q.relatedArticles({ id: '7' }),
    `/Articles?${summary}&id=neq.7&${newest}&limit=3`,
  ],
  'related articles of a UUID': [
    (q) => q.relatedArticles({ id: uuid }),
    `/Articles?${summary}&id=neq.${uuid}&${newest}&limit=3`,
  ],
  'the older neighbour of an article, from the end of its millisecond': [
    (q) => q.neighbour({ id: '7', category: 'x', date: '2026-11-18T13:50:00.120Z', side: 'older' }),
    `/Articles?${summary}&category=eq.x&created_at=lte.2026-11-18T13:50:00.120999Z&${newest}&limit=20`,
  ],
  'its newer neighbour': [
    (q) => q.neighbour({ id: '7', category: 'x', date: '2026-11-18T13:50:00.120Z', side: 'newer' }),
    `/Articles?${summary}&category=eq.x&created_at=gte.2026-11-18T13:50:00.120Z&order=created_at.asc,id.asc&limit=20`,
  ],
  'the older neighbour where dates are days': [
    (q) => q.neighbour({ id: '7', category: 'x', date: '2026-11-18', side: 'older' }),
    `/Articles?${summary}&category=eq.x&created_at=lte.2026-11-18&${newest}&limit=20`,
  ],
  'the newest articles of a feed': [
    (q) => q.newestArticles({ category: 'Facts of the Day', limit: 50 }),
    `/Articles?${whole}&category=eq.Facts of the Day&${newest}&offset=0&limit=50`,
  ],
  topics: [
    (q) => q.topics(),
    '/Article Topics?select=topic,articles&order=articles.desc,topic.asc&offset=0&limit=1000',
  ],
  'articles of a month': [
    (q) => q.articles({ category: 'x', page: 2, period: '2026-10' }),
    `/Articles?${listed}&category=eq.x&${after}2026-09-30${end}&${upTo}2026-10-31${end}&${newest}&offset=20&limit=20`,
  ],
  'articles of a day': [
    (q) => q.articles({ category: 'x', page: 1, period: '2028-02-28' }),
    `/Articles?${listed}&category=eq.x&${after}2028-02-27${end}&${upTo}2028-02-28${end}&${newest}&offset=0&limit=20`,
  ],
  'days of the newest month': [
    (q) => q.articleDays(),
    `/Articles?select=created_at&${upTo}2026-11-20${end}&order=created_at.desc&offset=0&limit=500`,
  ],
  'days of this month, of a category': [
    (q) => q.articleDays({ category: 'x', month: '2026-11' }),
    `/Articles?select=created_at&category=eq.x&${upTo}2026-11-20${end}&order=created_at.desc&offset=0&limit=100`,
  ],
  'all of a day, with content': [
    (q) => q.articlesOfDay({ day: '2026-12-31' }),
    `/Articles?${whole}&${after}2026-12-30${end}&${upTo}2026-12-31${end}&${newest}&offset=0&limit=100`,
  ],
  'all of the newest day, with content': [
    (q) => q.articlesOfDay(),
    `/Articles?${whole}&${upTo}2026-11-20${end}&${newest}&offset=0&limit=12`,
  ],
  'titles of the newest day': [
    (q) => q.titlesOfDay({ limit: 5 }),
    `/Articles?${summary}&${upTo}2026-11-20${end}&${newest}&limit=5`,
  ],
  'the first day of a list': [
    (q) => q.firstArticleDay({ category: 'x' }),
    `/Articles?select=created_at&category=eq.x&${upTo}2026-11-20${end}&order=created_at.asc&limit=1`,
  ],
  'days of a month that have questions': [
    (q) => q.questionDays({ month: '2026-11' }),
    `/Questions?select=day&day=lte.2026-11-20${end}&order=day.desc&offset=0&limit=500`,
  ],
  health: [(q) => q.ping(), '/resources?select=id&limit=1'],
};

describeBothClients('requests', (setup) => {
  test.each(Object.entries(calls))('%s', async (_name, [call, url]) => {
    // A function returns an object. A mode without courses is looked for once more.
    const found = url.includes('mode=eq.') ? rows([{}], 1) : rows([], 0);
    setup.fake.reply(url.startsWith('/rpc') ? json({ article: { id: 7 } }) : found);
    await call(setup.queries());
    expect(setup.fake.asked()).toEqual([`GET ${url}`]);
  });

  test('days of a month that is over, and the next day that has articles', async () => {
    setup.fake.reply(rows([], 0));
    await setup.queries().articleDays({ category: 'x', month: '2024-02' });
    const dates = 'GET /Articles?select=created_at&category=eq.x';
    expect(setup.fake.asked().toSorted()).toEqual([
      `${dates}&${upTo}2024-02-29${end}&order=created_at.desc&offset=0&limit=100`,
      `${dates}&${upTo}2026-11-20${end}&${after}2024-02-29${end}&order=created_at.asc&limit=1`,
    ]);
  });

  test('course detail', async () => {
    setup.fake.reply(json([{ id: 1, slug: 'a&b=c,d' }]));
    await setup.queries().course({ slug: 'a&b=c,d' });
    expect(setup.fake.seen.map((request) => `${request.method} ${request.url}`)).toEqual([
      'GET /rest/v1/Course%20Details?select=*&slug=eq.a%26b%3Dc%2Cd',
    ]);
  });

  test.each(['7', uuid])('article detail %s', async (id) => {
    setup.fake.reply(json({ id }));
    await setup.queries().article({ id });
    expect(setup.fake.asked()).toEqual([
      `GET /Articles?select=id,title,category,content,created_at,url,topics,updated_at&id=eq.${id}`,
    ]);
    expect(setup.fake.seen[0]?.headers.accept).toBe('application/vnd.pgrst.object+json');
  });

  test('send contact: the four columns, nothing asked back', async () => {
    setup.fake.reply(raw('', 'application/json', { status: 201 }));
    await setup
      .queries()
      .sendContact({ firstName: 'A', lastName: 'B', email: 'a@b.in', message: 'नमस्ते' });
    const [request] = setup.fake.seen;
    expect(`${request?.method} ${request?.url}`).toBe('POST /rest/v1/Contact%20Records');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.in',
      message: 'नमस्ते',
    });
    expect(request?.headers.prefer ?? '').not.toContain('return=representation');
  });

  test('send contact: with its submission id', async () => {
    setup.fake.reply(raw('', 'application/json', { status: 201 }));
    const message = { firstName: '', lastName: '', email: '', message: 'x', submissionId: uuid };
    await setup.queries().sendContact(message);
    const row = { first_name: '', last_name: '', email: '', message: 'x', submission_id: uuid };
    expect(JSON.parse(setup.fake.seen[0]?.body ?? '')).toEqual(row);
  });

  test('the key goes in both headers', async () => {
    setup.fake.reply(json([]));
    await setup.queries().resources();
    expect(setup.fake.seen[0]?.headers).toMatchObject({
      apikey: 'anon-key',
      authorization: 'Bearer anon-key',
    });
  });

  test('only what may have more rows asks for a count', async () => {
    setup.fake.reply(rows([{}], 1));
    const queries = setup.queries();
    await queries.articles({ category: 'x', page: 1 });
    await queries.coursesByMode({ mode: 'online', page: 1 });
    await queries.latestCourses();
    await queries.relatedArticles({ id: '1' });
    expect(setup.fake.seen.map(({ headers }) => headers.prefer)).toEqual([
      'count=exact',
      'count=exact',
      'count=exact',
      undefined,
    ]);
  });
});
