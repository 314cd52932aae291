import { PAGE_SIZE, dayOf, mapQueries, monthOf, readingMinutes } from '@setu/data';
import type {
  ArticleSummary,
  CallOptions,
  DayArticle,
  ListedArticle,
  Page,
  Question,
} from '@setu/data';
import type { ServerQueries, WholeArticles } from '@setu/data/server';
import type { PageBatch, SitePages } from '@setu/kit/config';
import { institute } from '@site/institute.ts';
import { articlePath } from '../articles/articleHref.ts';
import { byDay, daysOf } from '../articles/articlesByDay.ts';
import { dailyPath } from '../articles/daily.ts';
import { mostOfDay } from '../articles/dailyOrder.ts';
import { isOff } from '../institute/switches.ts';
import { paths, withQuery, practicePath } from '../paths.ts';
import { coursePath } from '../courses/courseProps.ts';
import { pageOver } from '../courses/hiddenCourses.ts';

/** Answers that were read in bulk for a batch of pages, so that rendering them does not request them again. */
type Content = Map<string, unknown>;

/** An article's neighbours in the list of its category; null at the list's ends. */
type Neighbours = Record<'older' | 'newer', ArticleSummary | null>;

/** Reads a category's list in its order, with null for a row that cannot be shown. */
type ReadList = (category: string) => Promise<(ArticleSummary | null)[]>;

/** About half a megabyte of text per request. */
const articlesPerRead = 250;
const articlesPerBatch = 50;

/** As many as `relatedArticles` reads: the newest rows but an article's own. */
const relatedCount = 3;

/** The pages whose addresses come from a table, for prerendering; links lead to the others. */
export const prerenderEntries: SitePages<ServerQueries, Content> = {
  async *list(queries) {
    yield { paths: await coursePaths(queries), content: new Map() };
    const practice = await readPractice(queries);
    yield* practicePages(queries, practice);
    const listed = new Map<string, DayArticle>();
    const readList = once((category) => queries.wholeList({ category }));
    yield* articlePages(queries, readList, listed, practice);
    yield* listPages(readList, listed);
    yield* dayPages(queries, [...listed.values()], practice);
  },
  answering: (queries, content) =>
    mapQueries(queries, (query, name) => async (options) => {
      const key = keyOf(name, options);
      return content.has(key) ? (content.get(key) as never) : query(options);
    }),
};

function note<Name extends keyof ServerQueries>(
  content: Content,
  query: Name,
  options: Omit<NonNullable<Parameters<ServerQueries[Name]>[0]>, 'signal'>,
  answer: Awaited<ReturnType<ServerQueries[Name]>>,
): void {
  content.set(keyOf(query, options), answer);
}

function keyOf(query: string, options: object): string {
  const { signal: _, ...asked } = options as CallOptions;
  return `${query} ${JSON.stringify(asked, Object.keys(asked).toSorted())}`;
}

async function coursePaths(queries: ServerQueries): Promise<string[]> {
  const all = await queries.courseSlugs();
  const slugs = new Set(all.filter((slug) => pageOver(slug) === undefined));
  return Array.from(slugs, coursePath);
}

/** All questions by day and by article, the newest first. */
interface Practice {
  byDay: Map<string, Question[]>;
  byArticle: Map<string, Question[]>;
}

async function readPractice(queries: ServerQueries): Promise<Practice> {
  const questions = isOff(paths.practice) ? [] : await queries.wholeQuestions({});
  return {
    byDay: Map.groupBy(questions, ({ day }) => day),
    byArticle: Map.groupBy(questions, ({ article }) => article?.id ?? ''),
  };
}

/** Notes the newest day with questions on an article, or a day with questions. */
function notePractice(
  content: Content,
  options: { of: 'article' | 'day'; key: string },
  { byArticle, byDay }: Practice,
): void {
  const questions = (options.of === 'day' ? byDay : byArticle).get(options.key) ?? [];
  const [newest] = Map.groupBy(questions, ({ day }) => day);
  if (newest) note(content, 'questionDayOf', options, { day: newest[0], count: newest[1].length });
  // A day without questions in the site's language may have some in the other one.
  else if (options.of === 'article') note(content, 'questionDayOf', options, null);
}

/** The page of each day's questions, in batches of a month. */
async function* practicePages(
  queries: ServerQueries,
  { byDay }: Practice,
): AsyncGenerator<PageBatch<Content>> {
  for (const month of new Set(Array.from(byDay.keys(), monthOf))) {
    // Read, because only the tables say which days the other language has too.
    const days = await queries.questionDays({ month });
    const content: Content = new Map();
    note(content, 'questionDays', { month }, days);
    const sheets = daysOf(byDay, month).days.map(({ day }) => {
      note(content, 'questionsOfDay', { day }, { day, questions: byDay.get(day) ?? [] });
      return practicePath(day);
    });
    yield { paths: sheets, content };
  }
}

/** @param listed is filled with the articles as lists and the pages of days show them. */
async function* articlePages(
  queries: ServerQueries,
  readList: ReadList,
  listed: Map<string, DayArticle>,
  practice: Practice,
): AsyncGenerator<PageBatch<Content>> {
  const all = await queries.wholeList({});
  const titles = byDay(all.filter((article) => article !== null).toReversed());
  const newest = all.slice(0, relatedCount + 1);
  const neighboursIn = once(async (category) => neighboursOf(await readList(category)));
  for await (const whole of readArticles(queries)) {
    for (const { article, listed: item } of whole) {
      listed.set(article.id, { ...item, minutes: readingMinutes(article.content) });
    }
    for (let from = 0; from < whole.length; from += articlesPerBatch) {
      const content: Content = new Map();
      const ofArticles = await Promise.all(
        whole.slice(from, from + articlesPerBatch).map(async ({ article }) => {
          const { id, category } = article;
          const day = dayOf(article.date);
          const ofDay = (day !== null && titles.get(day)) || [];
          const others = newest.filter((article) => article?.id !== id).slice(0, relatedCount);
          const related = others.filter((article) => article !== null);
          const neighbours = category === null ? undefined : (await neighboursIn(category)).get(id);
          // Null makes the page use the queries of its parts.
          note(content, 'articlePage', { id, titles: mostOfDay }, null);
          note(content, 'article', { id }, article);
          note(content, 'relatedArticles', { id }, related);
          for (const side of neighbours ? (['older', 'newer'] as const) : []) {
            const beside = { id, category, date: article.date, side };
            note(content, 'neighbour', beside, neighbours?.[side] ?? null);
          }
          if (day !== null) {
            const titled = { day, articles: ofDay.slice(0, mostOfDay) };
            note(content, 'titlesOfDay', { day, limit: mostOfDay }, titled);
          }
          notePractice(content, { of: 'article', key: id }, practice);
          return articlePath(article);
        }),
      );
      yield { paths: ofArticles, content };
    }
  }
}

async function* listPages(
  readList: ReadList,
  listed: ReadonlyMap<string, DayArticle>,
): AsyncGenerator<PageBatch<Content>> {
  for (const { category, listPath } of institute.articles) {
    const ofList = [...listed.values()].filter((article) => article.category === category);
    // The list is empty, or shows the articles of the other language.
    if (ofList.length === 0) continue;
    const days = daysOf(byDay(ofList));
    for (const list of pagesOf(await readList(category), listed)) {
      const { page } = list;
      const path = withQuery(listPath, {}, page);
      const content: Content = new Map();
      note(content, 'listPage', { category, page }, null);
      note(content, 'articles', { category, page }, list);
      note(content, 'articleDays', { category }, days);
      yield { paths: [path], content };
    }
  }
}

/** The page of each day that has articles, in batches of a month, and `/daily` with the newest day. */
async function* dayPages(
  queries: ServerQueries,
  articles: readonly DayArticle[],
  practice: Practice,
): AsyncGenerator<PageBatch<Content>> {
  const articlesOf = byDay(articles);
  const pathOf = (content: Content, day: string, isNewest = false) => {
    const ofDay = { day, articles: articlesOf.get(day) ?? [] };
    note(content, 'articlesOfDay', isNewest ? {} : { day }, ofDay);
    notePractice(content, { of: 'day', key: day }, practice);
    return isNewest ? paths.daily : dailyPath(day);
  };
  const newestDays = daysOf(articlesOf);
  const newestDay = newestDays.days.at(-1)?.day;
  if (newestDay === undefined) return;
  const first: Content = new Map();
  note(first, 'articleDays', {}, newestDays);
  yield { paths: [pathOf(first, newestDay, true)], content: first };
  for (const month of new Set(Array.from(articlesOf.keys(), monthOf))) {
    const days = await queries.articleDays({ month });
    const content: Content = new Map();
    note(content, 'articleDays', { month }, days);
    const ofDays = daysOf(articlesOf, month).days.map(({ day }) => pathOf(content, day));
    yield { paths: ofDays, content };
  }
}

/** All articles in the order of their ids; the next ones are read while these are processed. */
async function* readArticles(queries: ServerQueries): AsyncGenerator<WholeArticles['articles']> {
  const read = (after: string | null) => {
    const reading = queries.wholeArticles({ after, limit: articlesPerRead });
    // A failure is handled when the promise is awaited, which may be later.
    reading.catch(() => {});
    return reading;
  };
  let reading = read(null);
  for (;;) {
    const { articles, last } = await reading;
    if (last === null) return;
    reading = read(last);
    yield articles;
  }
}

/** The neighbours of each dated article of a list, by its id. */
function neighboursOf(list: readonly (ArticleSummary | null)[]): Map<string, Neighbours> {
  const dated = list.filter((article) => article !== null).filter(({ date }) => date !== null);
  return new Map(
    dated.map((article, place) => [
      article.id,
      { newer: dated[place - 1] ?? null, older: dated[place + 1] ?? null },
    ]),
  );
}

/** The pages of a category's list, made of rows that have been read already. */
function pagesOf(
  list: readonly (ArticleSummary | null)[],
  articles: ReadonlyMap<string, DayArticle>,
): Page<ListedArticle>[] {
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const onPage = list.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const items = onPage.flatMap((item) => {
      const article = item === null ? undefined : articles.get(item.id);
      if (!article) return [];
      const { minutes: _, ...listed } = article;
      return listed;
    });
    return { items, page: index + 1, total: list.length, pageCount };
  });
}

/** The same function, called only once for each name. */
function once<Answer>(ask: (name: string) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (name: string): Promise<Answer> => {
    const answer = known.get(name) ?? ask(name);
    known.set(name, answer);
    return answer;
  };
}
