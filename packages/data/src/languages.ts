import type { ArticleDays, Translatable, Translated } from './models/articles.ts';
import { articleSummaryColumns, toArticleSummary, updatedOf } from './models/articles.ts';
import type { TableClient } from './models/database.ts';
import { type Language, rowLanguage } from './models/language.ts';
import type { Page } from './models/page.ts';
import type { QueryList } from './queries/createQueries.ts';
import type { reads, readsOfServerPages, serverReads } from './queries/queryList.ts';
import type { ArticleDaysOptions } from './queries/articleDays.ts';
import { isDataError } from './requests/errors.ts';
import { inParts, mostIds } from './requests/filters.ts';
import { ifSupported, withOptional } from './requests/optional.ts';
import { type CallOptions, type Context, readRows } from './requests/request.ts';
import { asRow, idOf, isRow, key } from './values/values.ts';

/** Additions to the queries of a multilingual site; a site with one language does not load this module. */
export type SiteLanguage = ReturnType<typeof siteLanguage>;

type AnyRead = typeof reads & typeof readsOfServerPages & typeof serverReads;
type AnswerOf<Name extends keyof AnyRead> = Awaited<ReturnType<AnyRead[Name]>>;

const never = () => false;
const isEmpty = (items: readonly unknown[] | null) => items?.length === 0;
const isTotalNone = (page: { total: number | null } | null) => page?.total === 0;
/** An empty page may also be past the end of a list that has others: then its first page tells. */
const hasNoPage = async <Found extends Pick<Page<unknown>, 'items' | 'page'> | null>(
  found: Found,
  readFirst: () => Promise<Found>,
) => found?.items.length === 0 && (found.page === 1 || (await readFirst())?.items.length === 0);
const isDayless = (days: ArticleDays | null) =>
  days !== null && days.days.length === 0 && days.earlier === null && days.later === null;

/** Whether the other language is read instead of an answer; `readFirst` reads the first page of its list. */
type IsNothing<Answer, Options> = (
  answer: Answer,
  readFirst: () => Promise<Answer>,
  options: Options,
) => boolean | Promise<boolean>;

/** The queries that are limited to a language, each with when the other one is read instead. */
const narrowed: {
  [Name in keyof AnyRead]?: IsNothing<AnswerOf<Name>, Parameters<AnyRead[Name]>[1]>;
} = {
  resources: isEmpty,
  latestCourses: isEmpty,
  coursesByMode: isTotalNone,
  courseCategories: isEmpty,
  course: never,
  relatedCourses: isEmpty,
  articles: isTotalNone,
  relatedArticles: never,
  neighbour: never,
  topics: (found, _first, { isSought = () => true }) => found?.some(isSought) === false,
  // Its total may be that of the other language.
  articlesByTopic: hasNoPage,
  search: ({ titlesOnly, total }) => titlesOnly && total === 0,
  articleDays: isDayless,
  articlesOfDay: (found) => isEmpty(found.articles),
  titlesOfDay: (found) => isEmpty(found.articles),
  questionsOfDay: (found) => isEmpty(found?.questions ?? null),
  questionDays: isDayless,
  // Its total is known on the last page alone.
  questionsByTopic: hasNoPage,
  questionTopics: isEmpty,
  listPage: (found) => isTotalNone(found?.articles ?? null),
  questionDayOf: (found) => found === null,
  articleCount: never,
  articleLinks: never,
  wholeArticles: never,
  newestArticles: never,
  wholeList: never,
  firstArticleDay: (day) => day === null,
  courseSlugs: never,
  wholeQuestions: never,
  allQuestionDays: never,
};

type Query = (context: Context, options: never) => unknown;

/**
 * One language of a bilingual site. Its queries find only rows in this language; if there are none, they find those
 * in the other language and mark them. Where the tables have no `language` column, they find all rows.
 */
export function siteLanguage(language: Language) {
  const other = language === 'en' ? 'hi' : 'en';
  /** Limits a query to the language's rows; repeats it over all rows if it finds nothing or throws `not-found`. */
  const inLanguage =
    (query: Query, isNothing: IsNothing<unknown, never>, contextOf: typeof ownRows): Query =>
    async (context, options) => {
      // Neighbours and related articles are asked for in the article's own language.
      const { language: asked = language } = options as { language?: Language };
      const own = contextOf(asked === language ? context : { ...context, rowsIn: asked }, asked);
      const found = await ifSupported(context, 'language', async () => {
        try {
          const answer = await query(own, options);
          const readFirst = async () => query(own, { ...(options as object), page: 1 } as never);
          return { answer, isNothing: await isNothing(answer, readFirst, options) };
        } catch (error) {
          if (!isDataError(error, 'not-found')) throw error;
          return { isNothing: true };
        }
      });
      if (found && !found.isNothing) return found.answer;
      return query(
        found ? { ...context, rowsIn: other } : { ...context, divide: own.divide },
        options,
      );
    };
  /** Reads the days of a month in both languages, and marks those that the other one lacks. */
  const marked =
    (query: Query): Query =>
    async (context, options) => {
      const { allRows, lacks } = context;
      const { month, category } = options as ArticleDaysOptions;
      // Tables that tell no languages apart have the same rows in both, of which none translates another.
      const isUndivided = lacks.has('language') && category === undefined;
      if (month === undefined || !(allRows || isUndivided)) return query(context, options);
      const [own, theirs] = (await Promise.all([
        query(context, options),
        allRows && query(ownRows({ ...context, client: allRows }, other), options),
      ])) as (ArticleDays | null | undefined)[];
      const shared = new Set(theirs?.days.map(({ day }) => day));
      const days = own?.days.map((shown) =>
        shared.has(shown.day) ? shown : { ...shown, alone: true },
      );
      return own && { ...own, days };
    };
  return {
    language,
    columns: ['language', 'translation_of'] as const,
    narrow: (list: QueryList): QueryList =>
      Object.fromEntries(
        Object.entries(list).map(([name, query]) => {
          const isNothing = narrowed[name as keyof AnyRead] as
            | IsNothing<unknown, never>
            | undefined;
          const contextOf = name === 'course' ? dividedRows : ownRows;
          const asked = name === 'articleDays' || name === 'questionDays' ? marked(query) : query;
          return [name, isNothing ? inLanguage(asked, isNothing, contextOf) : query];
        }),
      ),
    /** Adds an article's translation, found among `rows`; `row` is the article's own row. */
    withTranslation: <T extends Translatable>(article: T, row: unknown, rows: readonly unknown[]) =>
      addTranslation(article, row, byName(rows), language),
    /** Adds each article's translation; `rows` are the articles' own rows. */
    async translated<T extends Translatable>(
      context: Context,
      rows: readonly unknown[],
      articles: readonly T[],
      options: CallOptions,
    ): Promise<(T & Translated)[]> {
      const ids = rows.filter((row) => isRow(row) && 'translation_of' in row);
      const originals = ids.flatMap((row) => originalOf(row) ?? []);
      const others = ids.flatMap((row) => (originalOf(row) === null ? (idOf(row) ?? []) : []));
      const found = [
        ...(await readTranslations(context, 'id', originals, options)),
        ...(await readTranslations(context, 'translation_of', others, options)),
      ];
      const byId = new Map(rows.map((row) => [idOf(row), row]));
      const translations = byName(found);
      return articles.map((article) =>
        addTranslation(article, byId.get(article.id), translations, language),
      );
    },
  };
}

function ownRows(context: Context, language: Language): Context {
  const { client } = context;
  const ofLanguage: TableClient = {
    from(table: string) {
      const rows = client.from(table);
      rows.url.searchParams.set('language', `eq.${language}`);
      return rows;
    },
    rpc: (name, args, options) => client.rpc(name, { ...args, language } as typeof args, options),
  };
  return { ...context, client: ofLanguage, allRows: client };
}

/**
 * The context of `course`: rows of both languages are read, and `divide` keeps those of this
 * language or of none.
 */
const dividedRows = (context: Context, language: Language): Context => ({
  ...context,
  divide(rows) {
    const own = rows.filter((row) => (rowLanguage(row) ?? language) === language);
    // Without the column the same row stands in both languages, and does not translate itself.
    const isAlone = own.length === rows.length && own.some((row) => asRow(row)?.language !== null);
    return { own, ...(isAlone && { alone: true }) };
  },
});

const originalOf = (row: unknown): string | null => key(asRow(row)?.translation_of);

/** Rows by their ids and by the ids of the articles that they translate. */
const byName = (rows: readonly unknown[]) =>
  new Map(
    rows.flatMap((row): [string, unknown][] => [
      [`id ${idOf(row)}`, row],
      [`translates ${originalOf(row)}`, row],
    ]),
  );

function addTranslation<T extends Translatable>(
  article: T,
  row: unknown,
  rows: ReadonlyMap<string, unknown>,
  site: Language,
): T & Translated {
  const own = rowLanguage(row);
  const original = originalOf(row);
  const found = rows.get(original === null ? `translates ${article.id}` : `id ${original}`);
  const language = rowLanguage(found);
  const summary = toArticleSummary(found);
  const marked = { ...article, ...(own && own !== site && { language: own }) };
  if (!summary || language === null || language === own) {
    return own === null ? marked : { ...marked, translation: null };
  }
  const updated = updatedOf(found);
  const isCorrected =
    original !== null && (updated ?? '') > (article.updated ?? article.date ?? '');
  return {
    ...marked,
    translation: { ...summary, updated, language, isOriginal: original !== null },
    ...(isCorrected && updated && { correctedAfterTranslation: updated }),
  };
}

async function readTranslations(
  context: Context,
  column: 'id' | 'translation_of',
  ids: readonly string[],
  options: CallOptions,
): Promise<unknown[]> {
  const all = { ...context, client: context.allRows ?? context.client };
  const columns = `${articleSummaryColumns},language,translation_of`;
  // At most ten at once: the ids are those of one answer.
  const answers = inParts(ids, mostIds).map((some) =>
    withOptional(all, columns, ['updated_at'], (columns) =>
      readRows(all, options, (client) => client.from('Articles').select(columns).in(column, some)),
    ),
  );
  return (await Promise.all(answers)).flatMap(({ data }) => data);
}
