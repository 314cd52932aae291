import { endOfToday } from '../values/days.ts';
import type { Article, ArticleDays, ArticleSummary, ListedArticle } from '../models/articles.ts';
import { toArticle, toArticleSummary, toListedArticle } from '../models/articles.ts';
import type { Database } from '../models/database.ts';
import type { Page } from '../models/page.ts';
import { DataError } from '../requests/errors.ts';
import { ifThere } from '../requests/optional.ts';
import { PAGE_SIZE, toPage } from '../requests/paging.ts';
import { date, isRow } from '../values/values.ts';
import { type CallOptions, type Context, toModels, read } from '../requests/request.ts';
import { aboutId } from './article.ts';
import type { ArticlesOptions } from './articles.ts';

// All that one page shows, in one request: null where the project has no such function, and the queries
// that read the parts are to be asked.

export interface ArticlePage {
  article: Article;
  related: ArticleSummary[];
  /** As `neighbour` has it. */
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  /** The newest articles of its day, itself among them. */
  titles: ArticleSummary[];
}

/**
 * An article and what stands around it. Every failure says 'Article not found.', as `article`'s.
 *
 * @param options with how many titles of its day to read at most.
 */
export async function articlePage(
  context: Context,
  { id, titles, ...options }: CallOptions & { id: string; titles: number },
): Promise<ArticlePage | null> {
  return aboutId(id, 'Article not found.', () =>
    ifThere(context, 'article_page', async () => {
      const { siteLanguage } = context;
      const { article, related, older, newer, day, twins } = await call(
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
      // What stands around it is in its language.
      const around = { ...context, rowsIn: whole.language };
      const summaries = (rows: unknown) =>
        toModels(around, 'Articles', listOf(rows), toArticleSummary);
      return {
        article: whole,
        related: summaries(related),
        previous: summaries(older)[0] ?? null,
        next: summaries(newer)[0] ?? null,
        titles: summaries(day),
      };
    }),
  );
}

export interface ListPage {
  articles: Page<ListedArticle>;
  /** Those of the newest month. */
  days: ArticleDays;
}

/** One page of a category, as `articles` has it, and its newest days, as `articleDays` has them. */
export function listPage(
  context: Context,
  { category, page, ...options }: Omit<ArticlesOptions, 'period'>,
): Promise<ListPage | null> {
  return ifThere(context, 'list_page', async () => {
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

type Functions = Database['public']['Functions'];

/** What a function answers: an object, of which nothing else is known. */
async function call<Name extends keyof Functions>(
  context: Context,
  name: Name,
  options: CallOptions,
  args: Functions[Name]['Args'],
): Promise<Record<string, unknown>> {
  const { data } = await read(
    context,
    (client, signal) => client.rpc(name, args, { get: true }).abortSignal(signal),
    isRow,
    options,
  );
  return data as Record<string, unknown>;
}

const listOf = (rows: unknown): unknown[] => (Array.isArray(rows) ? rows : []);
