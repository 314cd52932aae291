import { dayOf, spanOf, today } from '../values/days.ts';
import { withOptional } from '../requests/optional.ts';
import { toArticleSummary } from '../models/articles.ts';
import { type CallOptions, type Context, isRows, toModels, read } from '../requests/request.ts';
import { articleLinkColumns, articleSummaryColumns } from '../models/articles.ts';
import type { ArticleDraft, PublishedArticle, StoredArticle } from './models.ts';
import { pagesOf } from './pagesOf.ts';
import { toStoredArticle } from './storedRows.ts';
import { writeRows } from './writeRows.ts';

/** What articles may have beyond the columns of every project. */
export interface ArticleAbilities {
  topics: boolean;
  /** Drafts and schedules. */
  publishAt: boolean;
}

/** Which of our own columns the project has. */
export async function articleAbilities(
  context: Context,
  options: CallOptions,
): Promise<ArticleAbilities> {
  const there = await withOptional(context, 'id', ['topics', 'publish_at'], async (columns) => {
    await read(
      context,
      (client, signal) => client.from('Articles').select(columns).limit(1).abortSignal(signal),
      isRows,
      options,
    );
    return columns.split(',');
  });
  return { topics: there.includes('topics'), publishAt: there.includes('publish_at') };
}

/**
 * What makes two articles the same one: category, title and day; and the address, where the article is
 * elsewhere. Case and blanks do not count.
 */
export function articleKeys({
  category,
  title,
  date,
  url,
}: Pick<PublishedArticle, 'category' | 'title' | 'date'> & { url: string | null }): string[] {
  const named = [category, sameTitle(title), dayOf(date)].join('\n');
  return url === null ? [named] : [named, url];
}

/** A title as it is compared. */
export const sameTitle = (title: string | null): string =>
  (title ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

interface ArticlesLikeOptions extends CallOptions {
  drafts: readonly ArticleDraft[];
  /** Where nothing else is the same one, a scheduled article of the title is, whatever its day. */
  moving: boolean;
}

/** For each draft the articles that are the same one; also one that is still a draft, whatever its day. */
export async function articlesLike(
  context: Context,
  { drafts, moving, signal }: ArticlesLikeOptions,
): Promise<PublishedArticle[][]> {
  const wanted = drafts.map((draft) => ({
    same: [...articleKeys(draft), titleKey('draft', draft)],
    scheduled: [titleKey('scheduled', draft)],
  }));
  const found = new Map(
    wanted
      .flatMap(({ same, scheduled }) => [...same, ...scheduled])
      .map((key) => [key, new Map<string, PublishedArticle>()] as const),
  );
  const readSome = async (narrow: Narrow, keysOf: typeof articleKeys) => {
    const pages = pagesOf(context, {
      table: 'Articles',
      columns: articleSummaryColumns,
      narrow,
      signal,
    });
    for await (const rows of pages) {
      for (const article of toModels(context, 'Articles', rows, toArticleSummary)) {
        for (const key of keysOf(article)) found.get(key)?.set(article.id, article);
      }
    }
  };

  const days = drafts.flatMap(({ date }) => dayOf(date) ?? []).toSorted();
  const [from] = spanOf(days[0] ?? today());
  const [, to] = spanOf(days.at(-1) ?? today());
  await readSome((query) => query.gte('created_at', from).lt('created_at', to), articleKeys);
  for (const url of new Set(drafts.flatMap(({ url }) => url ?? []))) {
    await readSome((query) => query.eq('url', url), articleKeys);
  }
  const { publishAt } = await articleAbilities(context, { signal });
  if (publishAt) {
    await readSome(
      (query) => query.eq('publish_at', 'infinity'),
      (article) => [titleKey('draft', article)],
    );
  }
  if (publishAt && moving) {
    const now = new Date().toISOString();
    await readSome(
      (query) => query.gt('publish_at', now).lt('publish_at', 'infinity'),
      (article) => [titleKey('scheduled', article)],
    );
  }
  const withAny = (keys: string[]) => [
    ...new Map(keys.flatMap((key) => [...(found.get(key) ?? [])])).values(),
  ];
  return wanted.map(({ same, scheduled }) => {
    const first = withAny(same);
    return first.length > 0 ? first : withAny(scheduled);
  });
}

type Narrow = NonNullable<Parameters<typeof pagesOf>[1]['narrow']>;

const titleKey = (
  kind: 'draft' | 'scheduled',
  { category, title }: Pick<PublishedArticle, 'category' | 'title'>,
) => [kind, category, sameTitle(title)].join('\n');

export interface ArticleToWrite {
  draft: ArticleDraft;
  /** The article that it replaces; null: none. Of the same day it keeps its moment, and its place in lists. */
  replaces: PublishedArticle | null;
}

/** Writes articles, all or none: see `writeRows`. Topics and moments of publication only where the project has them. */
export async function writeArticles(
  context: Context,
  { articles, signal }: CallOptions & { articles: readonly ArticleToWrite[] },
): Promise<void> {
  const { topics, publishAt } = await articleAbilities(context, { signal });
  const rows = articles.map(({ draft, replaces }) => ({
    ...(replaces && { id: replaces.id }),
    title: draft.title,
    category: draft.category,
    content: draft.content,
    created_at: dayOf(replaces?.date ?? null) === dayOf(draft.date) ? replaces?.date : draft.date,
    url: draft.url,
    ...(topics && { topics: draft.topics.length > 0 ? draft.topics : null }),
    ...(publishAt && { publish_at: draft.publishAt }),
  }));
  await writeRows(context, { table: 'Articles', rows, signal });
}

/** All articles without their texts, 1,000 at a time. */
export async function* storedArticles(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredArticle[]> {
  const columns = `${articleLinkColumns},title`;
  for await (const rows of pagesOf(context, { table: 'Articles', columns, ...options })) {
    yield rows.map(toStoredArticle);
  }
}
