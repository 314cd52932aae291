import { hash } from 'node:crypto';
import { PAGE_SIZE, dayOf, monthOf, readingMinutes } from '@setu/data';
import type {
  Article,
  ArticleDays,
  ArticleSummary,
  ArticlesOfDay,
  DayArticle,
  ListedArticle,
  Page,
  Question,
  QuestionDay,
  QuestionsOfDay,
} from '@setu/data';
import type { ServerQueries, WholeArticles } from '@setu/data/server';
import type { ListedPage, PageBatch, SitePages } from '@setu/kit/config';
import { articlePath } from './articles/articleHref.ts';
import { byDay, daysOf } from './articles/articlesByDay.ts';
import { articleCategories } from './articles/articleCategories.ts';
import { deskPath } from './articles/daily.ts';
import { isOff } from './institute/switches.ts';
import { paths } from './paths.ts';
import { practicePath } from './practice/practicePath.ts';
import { coursePath } from './courses/courseProps.ts';
import { topicPath, topicPracticePath } from './articles/topicPath.ts';

/** Content read in bulk for a batch of pages, so that rendering them does not request it again. */
interface Content {
  articles: Map<string, Article>;
  neighbours: Map<string, Neighbours>;
  titles: Map<string, ArticleSummary[]>;
  related: Map<string, ArticleSummary[]>;
  lists: Map<string, Page<ListedArticle>>;
  days: Map<string, ArticleDays>;
  desks: Map<string, ArticlesOfDay<DayArticle>>;
  questions: Map<string, QuestionsOfDay>;
  questionDays: Map<string, ArticleDays>;
  practised: Map<string, QuestionDay | null>;
}

/** An article's neighbours in the list of its category; null at the list's ends. */
type Neighbours = Record<'older' | 'newer', ArticleSummary | null>;

/** Reads a category's list in its order, with null for a row that cannot be shown. */
type ReadList = (category: string) => Promise<(ArticleSummary | null)[]>;

/** About half a megabyte of text per request. */
const articlesPerRead = 250;
const articlesPerBatch = 50;

/**
 * Every page whose address comes from a table, for prerendering: courses, topics, articles, their lists, the
 * desks and questions of days.
 */
export const prerenderEntries: SitePages<ServerQueries, Content> = {
  async *list(queries) {
    yield { pages: await coursePages(queries), content: nothing() };
    yield { pages: await topicPages(queries), content: nothing() };
    const practice = await readPractice(queries);
    yield* practicePages(practice);
    const listed = new Map<string, DayArticle>();
    const readList = once((category) => queries.wholeList({ category }));
    yield* articlePages(queries, readList, listed, practice);
    yield* listPages(readList, listed);
    yield* deskPages([...listed.values()], practice);
  },
  answering: (
    queries,
    { articles, days, desks, lists, neighbours, related, titles, ...practice },
  ) => ({
    ...queries,
    // Null makes the page use the queries of its parts, which are answered from what was read in bulk.
    articlePage: async (options) =>
      articles.has(options.id) ? null : queries.articlePage(options),
    listPage: async (options) =>
      lists.has(listKey(options.category, options.page)) ? null : queries.listPage(options),
    article: async (options) => articles.get(options.id) ?? queries.article(options),
    neighbour: async (options) => {
      const known = neighbours.get(options.id);
      return known ? known[options.side] : queries.neighbour(options);
    },
    titlesOfDay: async (options) => {
      const { day, limit } = options;
      const known = day === undefined ? undefined : titles.get(day);
      return known && day !== undefined
        ? { day, articles: known.slice(0, limit) }
        : queries.titlesOfDay(options);
    },
    relatedArticles: async (options) => related.get(options.id) ?? queries.relatedArticles(options),
    articles: async (options) =>
      lists.get(listKey(options.category, options.page)) ?? queries.articles(options),
    articleDays: async (options = {}) =>
      days.get(daysKey(options.category, options.month)) ?? queries.articleDays(options),
    articlesOfDay: async (options = {}) =>
      desks.get(options.day ?? newest) ?? queries.articlesOfDay(options),
    questionsOfDay: async (options = {}) =>
      practice.questions.get(options.day ?? newest) ?? queries.questionsOfDay(options),
    questionDays: async (options = {}) =>
      practice.questionDays.get(options.month ?? newest) ?? queries.questionDays(options),
    questionDayOf: async (options) => {
      const known = practice.practised.get(practisedKey(options));
      return known === undefined ? queries.questionDayOf(options) : known;
    },
  }),
};

const nothing = (): Content => ({
  articles: new Map(),
  neighbours: new Map(),
  titles: new Map(),
  related: new Map(),
  lists: new Map(),
  days: new Map(),
  desks: new Map(),
  questions: new Map(),
  questionDays: new Map(),
  practised: new Map(),
});

const listKey = (category: string, page: number) => `${page} ${category}`;

const daysKey = (category = '', month = newest) => `${month} ${category}`;

const practisedKey = ({ of, key }: { of: 'article' | 'day'; key: string }) => `${of} ${key}`;

/** The key of a query without a day or month. */
const newest = 'newest';

const digest = (shown: unknown) => hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 22);

async function coursePages(queries: ServerQueries): Promise<ListedPage[]> {
  const slugs = new Set(await queries.courseSlugs());
  return Array.from(slugs, (slug) => ({ path: coursePath(slug), screen: 'Course' }));
}

/** The first page of each topic: its links lead to the others. */
async function topicPages(queries: ServerQueries): Promise<ListedPage[]> {
  const topics = (await queries.topics({})) ?? [];
  const paths = new Set(topics.map(({ topic }) => topicPath(topic)));
  const practised = (await queries.questionTopics({})) ?? [];
  const sheets = new Set(practised.map(({ topic }) => topicPracticePath(topic)));
  return [
    ...Array.from(paths, (path) => ({ path, screen: 'Topic' })),
    ...Array.from(sheets, (path) => ({ path, screen: 'Practice' })),
  ];
}

/** All questions by day, the newest first, and for each article the days of its questions. */
interface Practice {
  byDay: Map<string, Question[]>;
  byArticle: Map<string, QuestionDay[]>;
}

async function readPractice(queries: ServerQueries): Promise<Practice> {
  const questions = isOff(paths.practice) ? [] : await queries.wholeQuestions({});
  const byArticle = Map.groupBy(
    questions.filter(({ article }) => article !== null),
    ({ article }) => article?.id ?? '',
  );
  const daysOfEach = Array.from(byArticle, ([id, ofArticle]): [string, QuestionDay[]] => {
    const days = Map.groupBy(ofArticle, ({ day }) => day);
    return [id, Array.from(days, ([day, { length }]) => ({ day, count: length }))];
  });
  return { byDay: Map.groupBy(questions, ({ day }) => day), byArticle: new Map(daysOfEach) };
}

/** The page of each day's questions, in batches of a month. */
function* practicePages({ byDay }: Practice): Generator<PageBatch<Content>> {
  for (const month of new Set(Array.from(byDay.keys(), monthOf))) {
    const days = daysOf(byDay, month);
    const content = nothing();
    content.questionDays.set(month, days);
    const pages = days.days.map(({ day }) => {
      const sheet = { day, questions: byDay.get(day) ?? [] };
      content.questions.set(day, sheet);
      return { path: practicePath(day), screen: 'Practice', digest: digest([sheet, days]) };
    });
    yield { pages, content };
  }
}

/** @param listed is filled with the articles as lists and desks show them. */
async function* articlePages(
  queries: ServerQueries,
  readList: ReadList,
  listed: Map<string, DayArticle>,
  practice: Practice,
): AsyncGenerator<PageBatch<Content>> {
  const relatedOf = createRelated(queries);
  const titles = byDay(
    (await queries.wholeList({})).filter((article) => article !== null).toReversed(),
  );
  const neighboursIn = once(async (category) => neighboursOf(await readList(category)));
  for await (const whole of readArticles(queries)) {
    for (const { article, listed: item } of whole) {
      listed.set(article.id, { ...item, minutes: readingMinutes(article.content) });
    }
    for (let from = 0; from < whole.length; from += articlesPerBatch) {
      const content = nothing();
      const pages = await Promise.all(
        whole.slice(from, from + articlesPerBatch).map(async ({ article }) => {
          const { id, category } = article;
          const day = dayOf(article.date);
          const ofDay = (day !== null && titles.get(day)) || [];
          const related = await relatedOf(id);
          const neighbours = category === null ? undefined : (await neighboursIn(category)).get(id);
          content.articles.set(id, article);
          content.related.set(id, related);
          if (neighbours) content.neighbours.set(id, neighbours);
          if (day !== null) content.titles.set(day, ofDay);
          const questions = practice.byArticle.get(id) ?? [];
          content.practised.set(practisedKey({ of: 'article', key: id }), questions[0] ?? null);
          const path = articlePath(article);
          return {
            path,
            screen: 'Article',
            digest: digest([article, related, neighbours, ofDay, questions]),
          };
        }),
      );
      yield { pages, content };
    }
  }
}

async function* listPages(
  readList: ReadList,
  listed: ReadonlyMap<string, DayArticle>,
): AsyncGenerator<PageBatch<Content>> {
  for (const { category, listPath } of articleCategories) {
    const ofList = [...listed.values()].filter((article) => article.category === category);
    if (ofList.length === 0) {
      // The list is empty, or shows the articles of the other language.
      yield { pages: [{ path: listPath, screen: 'ArticleList' }], content: nothing() };
      continue;
    }
    const days = daysOf(byDay(ofList));
    for (const list of pagesOf(await readList(category), listed)) {
      const path = list.page === 1 ? listPath : `${listPath}?page=${list.page}`;
      const content = nothing();
      content.lists.set(listKey(category, list.page), list);
      content.days.set(daysKey(category), days);
      yield { pages: [{ path, screen: 'ArticleList', digest: digest([list, days]) }], content };
    }
  }
}

/** The desk of each day that has articles, in batches of a month, and `/daily` with the newest day. */
function* deskPages(
  articles: readonly DayArticle[],
  practice: Practice,
): Generator<PageBatch<Content>> {
  const path = paths.daily;
  if (articles.length === 0) {
    yield { pages: [{ path, screen: 'Daily' }], content: nothing() };
    return;
  }
  const desks = byDay(articles);
  const newestDays = daysOf(desks);
  const newestDay = newestDays.days.at(-1)?.day ?? null;
  const first = nothing();
  const newestDesk = { day: newestDay, articles: desks.get(newestDay ?? '') ?? [] };
  first.days.set(daysKey(), newestDays);
  first.desks.set(newest, newestDesk);
  const practised = noteQuestions(first, newestDay ?? '', practice);
  yield {
    pages: [{ path, screen: 'Daily', digest: digest([newestDesk, newestDays, practised]) }],
    content: first,
  };

  for (const month of new Set(Array.from(desks.keys(), monthOf))) {
    const days = daysOf(desks, month);
    const content = nothing();
    content.days.set(daysKey(undefined, month), days);
    const pages = days.days.map(({ day }) => {
      const desk = { day, articles: desks.get(day) ?? [] };
      content.desks.set(day, desk);
      const practised = noteQuestions(content, day, practice);
      return { path: deskPath(day), screen: 'Daily', digest: digest([desk, days, practised]) };
    });
    yield { pages, content };
  }
}

/** Records the number of a day's questions, which its desk shows, and returns it. */
function noteQuestions(content: Content, day: string, { byDay }: Practice): number {
  const count = byDay.get(day)?.length ?? 0;
  content.practised.set(practisedKey({ of: 'day', key: day }), count === 0 ? null : { day, count });
  return count;
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

/**
 * The related articles of any article, from a few calls of the site's own query: they are the three newest for
 * every article except those three themselves.
 */
function createRelated(queries: ServerQueries): (id: string) => Promise<ArticleSummary[]> {
  const known = new Map<string, Promise<ArticleSummary[]>>();
  let special: Promise<Set<string>> | undefined;
  const ask = (key: string, id: string) => {
    const found = known.get(key) ?? queries.relatedArticles({ id });
    known.set(key, found);
    return found;
  };
  return async (id) => {
    // The first article requested and its three related ones: the newest three of all are among them.
    special ??= ask(id, id).then((three) => new Set([id, ...three.map((item) => item.id)]));
    return (await special).has(id) ? ask(id, id) : ask('any other', id);
  };
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

/** The same function, called only once for each category. */
function once<Answer>(ask: (category: string) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (category: string): Promise<Answer> => {
    const answer = known.get(category) ?? ask(category);
    known.set(category, answer);
    return answer;
  };
}
