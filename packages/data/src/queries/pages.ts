import { endOfToday } from '../values/days.ts';
import type { Article, ArticleDays, ArticleSummary, ListedArticle } from '../models/articles.ts';
import { toArticle, toArticleSummary, toListedArticle } from '../models/articles.ts';
import type { Database } from '../models/database.ts';
import type { Page } from '../models/page.ts';
import type { QuestionDay } from '../models/questions.ts';
import { DataError } from '../requests/errors.ts';
import { toArgument } from '../requests/filters.ts';
import { ifSupported } from '../requests/optional.ts';
import { PAGE_SIZE, toPage } from '../requests/paging.ts';
import { asRow, date } from '../values/values.ts';
import {
  type CallOptions,
  type Context,
  errorText,
  readRow,
  toModels,
} from '../requests/request.ts';
import { askById } from './article.ts';
import type { ArticlesOptions } from './articles.ts';

// Each query reads everything that one page shows, in one request; null if the project lacks the SQL function:
// then the caller uses the queries for the parts.

export interface ArticlePage {
  article: Article;
  related: ArticleSummary[];
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  /** The newest articles of the article's day, including itself. */
  titles: ArticleSummary[];
  /** The newest day with questions on the article: see `questionDayOf`. */
  practice: QuestionDay | null;
}

/** An article with all around it; at most `titles` of its day. Every failure is 'Article not found.'. */
export async function articlePage(
  context: Context,
  { id, titles, ...options }: CallOptions & { id: string; titles: number },
): Promise<ArticlePage | null> {
  return askById(id, 'Article not found.', async () => {
    // PostgREST would take it for a filter; the queries for the parts send any id.
    if (toArgument(id) !== id) return null;
    return ifWhole(context, 'article_page', async () => {
      const { siteLanguage } = context;
      const { article, related, older, newer, day, twins, practice } = await call(
        context,
        'article_page',
        options,
        {
          article: id,
          day_titles: titles,
          ...(siteLanguage && { language: siteLanguage.language }),
        },
      );
      const [found] = toModels(context, 'Articles', article === null ? [] : [article], toArticle);
      if (!found) throw new DataError('not-found', '');
      const whole: Article = siteLanguage?.withTranslation(found, article, listOf(twins)) ?? found;
      // Neighbours and related articles are in the article's language.
      const around = { ...context, rowsIn: whole.language };
      const summaries = (rows: unknown) =>
        toModels(around, 'Articles', listOf(rows), toArticleSummary);
      return {
        article: whole,
        related: summaries(related),
        previous: summaries(older)[0] ?? null,
        next: summaries(newer)[0] ?? null,
        titles: summaries(day),
        practice: toQuestionDay(practice),
      };
    });
  });
}

function toQuestionDay(found: unknown): QuestionDay | null {
  const row = asRow(found);
  const day = date(row?.day);
  return day === null ? null : { day, count: Number(row?.count) };
}

export interface ListPage {
  articles: Page<ListedArticle>;
  days: ArticleDays;
}

/** One page of a category, in the form of `articles`, and its newest month, in the form of `articleDays`. */
export function listPage(
  context: Context,
  { category, page, ...options }: Omit<ArticlesOptions, 'period'>,
): Promise<ListPage | null> {
  return ifWhole(context, 'list_page', async () => {
    const { articles, total, month, days, earlier } = await call(context, 'list_page', options, {
      list: category,
      skipped: (page - 1) * PAGE_SIZE,
      before: endOfToday(),
    });
    const items = toModels(context, 'Articles', listOf(articles), toListedArticle);
    return {
      articles: toPage(items, page, Number(total)),
      days: {
        month: typeof month === 'string' ? month : null,
        days: listOf(days) as ArticleDays['days'],
        earlier: date(earlier),
        later: null,
      },
    };
  });
}

/** `ifSupported`, also for a function that names a column, table or function which the project has dropped. */
async function ifWhole<T>(
  context: Context,
  name: 'article_page' | 'list_page',
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ifSupported(context, name, ask);
  } catch (error) {
    const code = error instanceof DataError && errorText(error.cause, 'code');
    if (code !== '42703' && code !== '42P01' && code !== '42883') throw error;
    context.lacks.add(name);
    return null;
  }
}

type Functions = Database['public']['Functions'];

/** Calls an SQL function; its answer is an object with values of unknown types. */
const call = <Name extends keyof Functions>(
  context: Context,
  name: Name,
  options: CallOptions,
  args: Functions[Name]['Args'],
) => readRow(context, options, (client) => client.rpc(name, args, { get: true }));

const listOf = (rows: unknown): unknown[] => (Array.isArray(rows) ? rows : []);
