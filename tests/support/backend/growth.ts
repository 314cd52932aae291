import { generateArticles } from '../articles/generateArticles.ts';
import type { ServerQueries } from '../../../packages/data/src/server.ts';

/** More than any institute has, so that a scan of the whole table would not be the better plan. */
const courseCount = 5_000;

const category = 'Editorial Analysis';

interface Engine {
  sql(text: string): Promise<unknown>;
}

type WebsiteCall = [name: string, call: (queries: ServerQueries) => Promise<unknown>];

/** Every query that the website, its sitemap and its feeds send to the backend, except the counting of topics. */
export function websiteCalls(articleCount: number): WebsiteCall[] {
  const article = 100_000 + Math.floor(articleCount / 2);
  /** The last full page of each of six categories, or the only one. */
  const lastPage = Math.max(1, Math.floor(articleCount / 6 / 20));
  return [
    ['the first page of a list', (q) => q.articles({ category, page: 1 })],
    ['the last page read by its rows', (q) => q.articles({ category, page: 10 })],
    ['the first page read by its ids', (q) => q.articles({ category, page: 11 })],
    ['the last page of a list', (q) => q.articles({ category, page: lastPage })],
    ['a page past the end', (q) => q.articles({ category, page: 999_999 })],
    ['a category that is not there', (q) => q.articles({ category: 'Chess', page: 1 })],
    ['an article', (q) => q.article({ id: String(article) })],
    ['related articles', (q) => q.relatedArticles({ id: String(article) })],
    ...(['older', 'newer'] as const).map((side): WebsiteCall => [
      `the ${side} neighbour of an article`,
      async (q) => q.neighbour({ ...(await q.article({ id: String(article) })), side }),
    ]),
    ['the newest month of a list', (q) => q.articleDays({ category })],
    ['an earlier month of a list', (q) => q.articleDays({ category, month: '2026-09' })],
    ['a month of all lists', (q) => q.articleDays({ month: '2026-09' })],
    ['a month of all lists, long empty', (q) => q.articleDays({ month: '2016-09' })],
    ['a month of articles', (q) => q.articles({ category, page: 1, period: '2026-09' })],
    ['a day of articles', (q) => q.articles({ category, page: 1, period: '2026-09-05' })],
    [
      'a page past the end of a month',
      (q) => q.articles({ category, page: 99, period: '2026-09' }),
    ],
    ['the page of a day', (q) => q.articlesOfDay({ day: '2026-09-05' })],
    ['the newest desk', (q) => q.articlesOfDay()],
    ['the newest titles', (q) => q.titlesOfDay({ limit: 5 })],
    ['the first day of a list', (q) => q.firstArticleDay({ category })],
    ['courses of the home page', (q) => q.latestCourses()],
    ['courses of a mode', (q) => q.coursesByMode({ mode: 'online', page: 1 })],
    ['courses of a mode, deep', (q) => q.coursesByMode({ mode: 'online', page: 10 })],
    [
      'courses of a mode and category',
      (q) => q.coursesByMode({ mode: 'offline', category: 'BPSC', page: 2 }),
    ],
    ['categories of a mode', (q) => q.courseCategories({ mode: 'online' })],
    ['a course', (q) => q.course({ slug: 'gs-foundation-online' })],
    ['related courses', (q) => q.relatedCourses({ slug: 'gs-foundation-online' })],
    [
      'a topic of many articles',
      (q) => q.articlesByTopic({ topic: 'GS Paper 2', page: 3, total: articleCount / 4 }),
    ],
    ['a topic of few articles', (q) => q.articlesByTopic({ topic: 'Bihar', page: 1, total: 20 })],
    ['questions of a day', (q) => q.questionsOfDay({ day: '2026-09-05' })],
    ['questions of the newest day', (q) => q.questionsOfDay()],
    ['how many questions a day has', (q) => q.questionDayOf({ of: 'day', key: '2026-09-05' })],
    ['a month of questions', (q) => q.questionDays({ month: '2026-09' })],
    ['questions of an article', (q) => q.questionDayOf({ of: 'article', key: String(article) })],
    ['questions of many', (q) => q.questionsByTopic({ topic: 'GS Paper 2', page: 3 })],
    ['questions of few', (q) => q.questionsByTopic({ topic: 'Bihar', page: 1 })],
    ['topics of questions', (q) => q.questionTopics()],
    ['questions of a feed', (q) => q.wholeQuestions({ limit: 50 })],
    ['all days of questions', (q) => q.allQuestionDays()],
    ['questions by their ids', (q) => q.questionsById({ ids: ['1001', '4000', '999999'] })],
    ['resources', (q) => q.resources()],
    ['health', (q) => q.ping()],
    ['the number of articles', (q) => q.articleCount()],
    ['a feed of all articles', (q) => q.newestArticles({ limit: 50 })],
    ['a feed of a list', (q) => q.newestArticles({ category, limit: 50 })],
    ['the first part of the sitemap', (q) => q.articleLinks({ from: 0, limit: 5_000 })],
    [
      'the last part of the sitemap',
      (q) => q.articleLinks({ from: Math.max(0, articleCount - 1_500), limit: 5_000 }),
    ],
  ];
}

/** Fills the tables. Articles get only the beginning of their content, which no list reads. */
export async function fill(engine: Engine, articleCount: number): Promise<void> {
  let batch: unknown[] = [];
  const insert = async () => {
    await engine.sql(
      `insert into "Articles" (id, title, category, content, created_at, url, topics)
       select *, case when id % 500 = 0 then array['Bihar'] else array['GS Paper ' || 1 + id % 4] end from json_to_recordset($json$${JSON.stringify(batch)}$json$) as rows
         (id bigint, title text, category text, content text, created_at timestamptz, url text)`,
    );
    batch = [];
  };
  for (const generated of generateArticles(articleCount)) {
    batch.push({ ...generated, content: generated.content.slice(0, 400) });
    if (batch.length === 1_000) await insert();
  }
  await insert();
  await engine.sql(`
    insert into "Course Section" (id, title, description, date, category, mode)
      select 1000 + i, 'Course ' || i, repeat('About the course. ', 20), case when i % 50 > 0 then date '2040-01-01' - i end,
        (array['BPSC', 'General Studies', 'Sociology', 'Test Series'])[1 + i % 4],
        case when i % 3 = 0 then 'offline' else 'online' end
      from generate_series(1, ${courseCount}) i;
    insert into "Course Details" (id, slug, "Title")
      select 1000 + i, 'course-' || i, 'Course ' || i
      from generate_series(1, ${courseCount}) i;
    insert into "Questions" (id, day, number, article_id, stem, options, answer, topics)
      select 1000 + i, date '2026-09-30' - i / 5, 1 + i % 5, 100000 + i, 'Question ' || i, '{1,2,3,4}', 'a',
        case when i % 500 = 0 then array['Bihar'] else array['GS Paper ' || 1 + i % 4] end
      from generate_series(1, ${courseCount}) i;
    insert into resources (id, title, image, href, category)
      select 1000 + i, case when i % 4 = 0 then 'संसाधन ' else 'Resource ' end || i,
        '/art/motifs/' || i || '-economy.svg',
        'https://resources.example/notes/general-studies/' || i || '.pdf', 'Reading lists'
      from generate_series(1, ${courseCount}) i;`);
}
