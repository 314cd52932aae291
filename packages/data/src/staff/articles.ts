import { dayOf, justBefore, spanOf, today } from '../values/days.ts';
import { DataError, isDataError } from '../requests/errors.ts';
import { inParts, mostTexts } from '../requests/filters.ts';
import { withOptional } from '../requests/optional.ts';
import { toArticleSummary, articleLinkColumns, articleSummaryColumns } from '../models/articles.ts';
import type { ArticleSummary } from '../models/articles.ts';
import { readArticle, nullIfNoSuchId } from '../queries/article.ts';
import { type CallOptions, type Context, readRows, toModels } from '../requests/request.ts';
import type {
  ArticleDraft,
  ArticleMatch,
  PlacedArticle,
  PublishedArticle,
  StoredArticle,
  WrittenArticle,
} from './models.ts';
import { key } from '../values/values.ts';
import { now } from './clock.ts';
import { pagesOf } from './pagesOf.ts';
import { toPlacedArticle, toStoredArticle, toWrittenArticle } from './storedRows.ts';
import { correctRow } from './versions.ts';
import { writeRows } from './writeRows.ts';

/** Features of articles that need columns which a project may lack. */
export interface ArticleAbilities {
  topics: boolean;
  publishAt: boolean;
  language: boolean;
  updatedAt: boolean;
}

export async function articleAbilities(
  context: Context,
  options: CallOptions,
): Promise<ArticleAbilities> {
  const optional = ['topics', 'publish_at', 'language', 'translation_of', 'updated_at'] as const;
  const there = await withOptional(context, 'id', optional, async (columns) => {
    await readRows(context, options, (client) => client.from('Articles').select(columns).limit(1));
    return columns.split(',');
  });
  return {
    topics: there.includes('topics'),
    publishAt: there.includes('publish_at'),
    language: there.includes('language') && there.includes('translation_of'),
    updatedAt: there.includes('updated_at'),
  };
}

/** Articles that share a key are the same: category, title (not its case or blanks) and day, or an external address. */
export function articleKeys({
  category,
  title,
  date,
  url,
}: Pick<PublishedArticle, 'category' | 'title' | 'date'> & { url: string | null }): string[] {
  const named = [category, sameTitle(title), dayOf(date)].join('\n');
  return url === null ? [named] : [named, url];
}

export const sameTitle = (title: string | null): string =>
  (title ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

interface ArticlesLikeOptions extends CallOptions {
  drafts: readonly ArticleDraft[];
  /** If no article is the same one, also find those of the same category and title on any day. */
  replacing: boolean;
}

/** For each draft the articles that are the same one, including unpublished drafts of any day. */
export async function articlesLike(
  context: Context,
  { drafts, replacing, signal }: ArticlesLikeOptions,
): Promise<ArticleMatch[]> {
  const read = async (narrow: Narrow): Promise<ArticleSummary[]> => {
    const options = { table: 'Articles', columns: articleSummaryColumns, narrow, signal };
    const rows: unknown[] = [];
    for await (const page of pagesOf(context, options)) rows.push(...page);
    return toModels(context, 'Articles', rows, toArticleSummary);
  };
  const days = drafts.map(dayOfDraft).toSorted();
  const from = justBefore(spanOf(days[0] ?? today(now()))[0]);
  const to = justBefore(spanOf(days.at(-1) ?? today(now()))[1]);
  const dated = await read((query) => query.gt('created_at', from).lte('created_at', to));
  for (const url of new Set(drafts.flatMap((draft) => draft.url ?? []))) {
    dated.push(...(await read((query) => query.eq('url', url))));
  }
  const { publishAt } = await articleAbilities(context, { signal });
  const moment = new Date(now()).toISOString();
  const same = byKeys(dated, articleKeys);
  const unpublished = byKeys(
    publishAt ? await read((query) => query.eq('publish_at', 'infinity')) : [],
    titleKeys,
  );
  const scheduled = byKeys(
    publishAt && replacing
      ? await read((query) => query.gt('publish_at', moment).lt('publish_at', 'infinity'))
      : [],
    titleKeys,
  );
  const matched = drafts.map((draft) => {
    const keys = articleKeys({ ...draft, date: dayOfDraft(draft) });
    const first = new Map([...same(keys), ...unpublished(titleKeys(draft))]);
    return first.size > 0 ? first : scheduled(titleKeys(draft));
  });
  const missing = replacing ? drafts.filter((_, index) => matched[index]?.size === 0) : [];
  const others: ArticleSummary[] = [];
  for (const category of new Set(missing.map((draft) => draft.category))) {
    others.push(...(await read((query) => query.eq('category', category))));
  }
  const ofAnyDay = byKeys(others, titleKeys);
  return drafts.map((draft, index) => ({
    same: [...(matched[index]?.values() ?? [])],
    ofOtherDays: [...ofAnyDay(titleKeys(draft)).values()],
  }));
}

function byKeys(articles: readonly ArticleSummary[], keysOf: typeof articleKeys) {
  const found = Map.groupBy(
    articles.flatMap((article) => keysOf(article).map((key) => ({ key, article }))),
    ({ key }) => key,
  );
  return (keys: readonly string[]): Map<string, ArticleSummary> =>
    new Map(
      keys.flatMap((key) => found.get(key) ?? []).map(({ article }) => [article.id, article]),
    );
}

type Narrow = NonNullable<Parameters<typeof pagesOf>[1]['narrow']>;

const dayOfDraft = ({ date }: Pick<ArticleDraft, 'date'>): string => dayOf(date) ?? today(now());

/** The keys of articles of any day. */
const titleKeys = ({ category, title }: Pick<PublishedArticle, 'category' | 'title'>): string[] => [
  [category, sameTitle(title)].join('\n'),
];

export interface ArticleToWrite {
  draft: ArticleDraft;
  /** The article that the draft replaces, or null. Its date is kept unless the draft has another one. */
  replaces: PublishedArticle | null;
}

/** Writes articles, all or none: see `writeRows`. Optional columns are written only where the project has them. */
export async function writeArticles(
  context: Context,
  { articles, signal }: CallOptions & { articles: readonly ArticleToWrite[] },
): Promise<string[]> {
  const abilities = await articleAbilities(context, { signal });
  const rows = articles.map(({ draft, replaces }) => ({
    ...(replaces && { id: replaces.id }),
    ...columnsOf(draft, replaces, abilities),
  }));
  return writeRows(context, { table: 'Articles', rows, signal });
}

export async function correctArticle(
  context: Context,
  { draft, replaces, version, signal }: CallOptions & ArticleCorrection,
): Promise<string | undefined> {
  const abilities = await articleAbilities(context, { signal });
  // An editor's date is changed with its time: midnight is one.
  const columns = columnsOf(draft, replaces, abilities, draft.date ?? undefined);
  const { id } = replaces;
  return correctRow(context, { table: 'Articles', id, version, columns, signal });
}

interface ArticleCorrection {
  draft: ArticleDraft;
  replaces: PublishedArticle;
  /** The version of the `WrittenArticle` that the draft is based on. */
  version: string;
}

function columnsOf(
  draft: ArticleDraft,
  replaces: PublishedArticle | null,
  { topics, publishAt, language }: ArticleAbilities,
  moment = momentOf(draft, replaces),
) {
  // The database dates what loses its `publish_at` by the present moment, but what gets one of the past by that.
  const isDatedBack = replaces !== null && draft.date !== null && Date.parse(moment) <= now();
  return {
    title: draft.title,
    category: draft.category,
    content: draft.content,
    created_at: moment,
    url: draft.url,
    ...(topics && { topics: draft.topics.length > 0 ? draft.topics : null }),
    ...(publishAt && { publish_at: draft.publishAt ?? (isDatedBack ? moment : null) }),
    ...(language && { language: draft.language, translation_of: draft.translationOf }),
  };
}

/** The date to write: a draft with only a day keeps the time of a replaced article of that day. */
function momentOf({ date }: ArticleDraft, replaces: PublishedArticle | null): string {
  const before = replaces?.date ?? null;
  if (date === null) return before ?? new Date(now()).toISOString();
  const [midnight] = spanOf(dayOf(date) ?? date);
  const isDayAlone = Date.parse(date) === Date.parse(midnight);
  return before !== null && isDayAlone && dayOf(before) === dayOf(date) ? before : date;
}

/** The existing articles with these ids and their translations; none where the project has no languages. */
export async function placedArticles(
  context: Context,
  { ids, signal }: CallOptions & { ids: readonly string[] },
): Promise<PlacedArticle[]> {
  const { language } = await articleAbilities(context, { signal });
  if (!language) return [];
  const columns = 'id,language,translation_of';
  const rows = [
    ...(await articlesBy(context, { column: 'id', columns, ids, signal })),
    ...(await articlesBy(context, { column: 'translation_of', columns, ids, signal })),
  ];
  return rows.map(toPlacedArticle);
}

/** The rows of articles with one of these ids in a column. A text that cannot be an id finds none. */
export async function articlesBy(
  context: Context,
  {
    column,
    columns,
    ids,
    ...options
  }: CallOptions & { column: string; columns: string; ids: readonly string[] },
): Promise<unknown[]> {
  const rowsOf = async (narrow: Narrow) => {
    const { data } = await readRows(context, options, (client) =>
      narrow(client.from('Articles').select(columns)),
    );
    return data;
  };
  const found: unknown[] = [];
  for (const some of inParts([...new Set(ids)], mostTexts)) {
    try {
      found.push(...(await rowsOf((query) => query.in(column, some))));
    } catch (error) {
      if (!isDataError(error, 'rejected')) throw error;
      // One that cannot be an id makes the others be refused too.
      for (const id of some) {
        const own = await nullIfNoSuchId(() => rowsOf((query) => query.eq(column, id)));
        found.push(...(own ?? []));
      }
    }
  }
  return found;
}

export async function* storedArticles(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredArticle[]> {
  const columns = storedColumns(await articleAbilities(context, options)).join();
  for await (const rows of pagesOf(context, { table: 'Articles', columns, ...options })) {
    yield rows.map(toStoredArticle);
  }
}

const storedColumns = ({ language, publishAt, updatedAt }: ArticleAbilities): string[] => [
  articleLinkColumns,
  'title',
  ...(language ? ['language', 'translation_of'] : []),
  ...(updatedAt ? ['updated_at'] : []),
  ...(publishAt ? ['publish_at'] : []),
];

export async function writtenArticle(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<WrittenArticle> {
  const abilities = await articleAbilities(context, options);
  const columns = [
    ...storedColumns(abilities),
    'content',
    // PostgreSQL's system column: the transaction that wrote the row.
    'xmin',
    ...(abilities.topics ? ['topics'] : []),
  ].join();
  const row =
    key(id) !== null &&
    (await nullIfNoSuchId(() => readArticle(context, columns, { id, ...options })));
  if (!row) throw new DataError('not-found', 'There is no such article.');
  return toWrittenArticle(row);
}
