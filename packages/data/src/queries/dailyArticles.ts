import { dayOf, endOfToday } from '../values/days.ts';
import type { ArticleSummary, ArticlesOfDay, DayArticle } from '../models/articles.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import { readingMinutes } from '../values/readingMinutes.ts';
import { readRows, toModels } from '../requests/request.ts';
import type { BesideArticleOptions, CallOptions, Context } from '../requests/request.ts';
import { articleRows, newestFirst } from './articles.ts';
import { type WholeArticle, newestArticles, readNewest } from './newestArticles.ts';

interface ArticlesOfDayOptions extends CallOptions {
  /** `2026-11-20`; absent: the newest day that has articles. */
  day?: string | undefined;
}

/** Of a day with more articles, the newest ones are shown. */
const mostOfDay = 100;
/** More than most days have, so that one request finds and reads the newest day. */
const mostOfNewest = 12;

/** The articles of a day, newest first, each with its reading time, for which their content is read. */
export async function articlesOfDay(
  context: Context,
  { day, ...options }: ArticlesOfDayOptions,
  read = readNewest,
): Promise<ArticlesOfDay<DayArticle>> {
  if (day !== undefined) {
    const found = await read(context, { ...options, period: day, limit: mostOfDay });
    return { day, articles: found.map(toDayArticle) };
  }
  const newest = await read(context, { ...options, before: endOfToday(), limit: mostOfNewest });
  const found = ofFirstDay(newest.map(toDayArticle));
  // The day may have more articles: none of an earlier day was found. Rows that cannot be shown are left out, so the
  // number of those found tells nothing.
  if (found.day !== null && found.articles.length === newest.length) {
    return articlesOfDay(context, { ...options, day: found.day }, read);
  }
  return found;
}

/** `articlesOfDay` on a server, without an article that is too long for an answer. */
export const boundedArticlesOfDay = (
  context: Context,
  options: ArticlesOfDayOptions,
): Promise<ArticlesOfDay<DayArticle>> => articlesOfDay(context, options, newestArticles);

export async function titlesOfDay(
  context: Context,
  { day, limit, ...options }: ArticlesOfDayOptions & BesideArticleOptions & { limit: number },
): Promise<ArticlesOfDay<ArticleSummary>> {
  const which = day === undefined ? { before: endOfToday() } : { period: day };
  const { data } = await readRows(context, options, (client) =>
    newestFirst(context, articleRows(client, articleSummaryColumns, which)).limit(limit),
  );
  return ofFirstDay(toModels(context, 'Articles', data, toArticleSummary));
}

const toDayArticle = ({ article, listed, ...inLanguage }: WholeArticle): DayArticle => ({
  ...listed,
  ...inLanguage,
  minutes: readingMinutes(article.content),
});

function ofFirstDay<T extends ArticleSummary>(articles: readonly T[]): ArticlesOfDay<T> {
  const day = dayOf(articles[0]?.date ?? null);
  return { day, articles: articles.filter(({ date }) => day !== null && dayOf(date) === day) };
}
