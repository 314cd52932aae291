import { beforeEach, expect, test, vi } from 'vitest';
import type { ServerQueries } from '../../src/server.ts';
import { describeBothClients } from '../support/clients.ts';
import { json, raw, refusal, rows } from '../support/fakePostgrest.ts';

const uuid = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';
const summary = 'select=id,title,category,created_at,url';
const listed = `${summary},summary,topics`;
const newest = 'order=created_at.desc,id.desc';

// In India it is the 20th already.
beforeEach(() => vi.setSystemTime('2026-11-19T20:00:00Z'));

/** Reads that docs/spec.md names or specColumns.test.ts does not try with real rows, and the one of `/healthz`. */
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
  'the older neighbour of an article, from the end of its millisecond': [
    (q) => q.neighbour({ id: '7', category: 'x', date: '2026-11-18T13:50:00.120Z', side: 'older' }),
    `/Articles?${summary}&category=eq.x&created_at=lte.2026-11-18T13:50:00.120999Z&${newest}&limit=20`,
  ],
  topics: [
    (q) => q.topics(),
    '/Article Topics?select=topic,articles&order=articles.desc,topic.asc&offset=0&limit=1000',
  ],
  'days of a month that have questions': [
    (q) => q.questionDays({ month: '2026-11' }),
    '/Questions?select=day&day=lte.2026-11-20T18:29:59.999999Z&order=day.desc&offset=0&limit=500',
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

  test.each([
    [404, '42P01', 'relation "Questions" does not exist'],
    [400, '42703', 'column Articles.topics does not exist'],
    [404, '42883', 'function question_day(bigint) does not exist'],
  ])('of a function whose parts were dropped are not repeated: %i %s', async (...missing) => {
    const queries = setup.queries();
    setup.fake.reply(refusal(...missing));
    for (const _ of [1, 2]) {
      expect(await queries.articlePage({ id: '7', titles: 30 })).toBeNull();
      expect(await queries.listPage({ category: 'x', page: 1 })).toBeNull();
    }
    expect(setup.fake.seen).toHaveLength(2);
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
