import type { InLanguage, Language } from './language.ts';
import { safeHref } from '../values/urls.ts';
import { asRow, date, key, longest, oneLine, text } from '../values/values.ts';

/**
 * An article without its content. `date` is ISO 8601: a day (`2026-11-18`) or an instant in UTC
 * (`2026-11-18T13:50:00.000Z`). `url` is where the item links instead of its article, if anywhere.
 */
export interface ArticleSummary extends InLanguage {
  id: string;
  title: string | null;
  category: string | null;
  date: string | null;
  url: string | null;
}

/** When an article was changed after its date, an instant in UTC; null if it was not or that is not recorded. */
export interface Updated {
  updated: string | null;
}

export interface Translation extends ArticleSummary, Updated {
  language: Language;
  /** The article is a translation of this one. */
  isOriginal: boolean;
}

/** The parts of an article that show whether its translation is older. */
export type Translatable = Pick<ArticleSummary, 'id' | 'date'> & Updated;

/** An article's translation; all fields are absent on a site with one language. */
export interface Translated extends InLanguage {
  /** The article's original or translation; null if there is none. Absent where the table does not record it. */
  translation?: Translation | null;
  /** When the original was changed after this translation, as an instant in UTC. */
  correctedAfterTranslation?: string;
}

/** The parts of an article's address, its date, and when it was changed. */
export type ArticleLink = Omit<ArticleSummary, 'title'> & Updated & Translated;

/** `summary` is the first sentences on one line, `topics` are its papers and subjects; empty without the column. */
export interface ListedArticle extends ArticleSummary {
  summary: string | null;
  topics: string[];
}

/** `minutes` is how long the article takes to read; null without a text. */
export interface DayArticle extends ListedArticle {
  minutes: number | null;
}

/** The articles of one day, `2026-11-20`; `day` is null where no day has any. */
export interface ArticlesOfDay<T> {
  day: string | null;
  articles: T[];
}

/** Which days of a month have articles, and the nearest days outside it that do. */
export interface ArticleDays {
  /** `2026-11`; null where there are no articles at all. */
  month: string | null;
  /** The days that have articles, the first one first; of an `alone` one the site's other language has none. */
  days: { day: string; count: number; alone?: true }[];
  /** The nearest days with articles before the month and after it. */
  earlier: string | null;
  later: string | null;
}

/** `content` is plain text of at most 200,000 characters with `\n` line ends; `topics` as in `ListedArticle`. */
export interface Article extends ArticleSummary, Updated, Translated {
  topics: string[];
  content: string;
}

export interface Topic extends InLanguage {
  topic: string;
  count: number;
}

/** Without `content`: twenty articles would be a hundred times the size of a list page. */
export const articleSummaryColumns = 'id,title,category,created_at,url';

export const articleLinkColumns = 'id,category,created_at,url';

/** Additional columns from our migrations, which a hosted table may lack. */
export const listedColumns = ['summary', 'topics'] as const;

export const topicColumns = 'topic,articles';

/** Listed by name because `*` would include the search vector, which is larger than the article itself. */
export const articleColumns = 'id,title,category,content,created_at,url';

export const mostTopics = 12;

/** A row of `Articles` without its content; `undefined` if it cannot be shown (no object, no id). */
export function toArticleSummary(value: unknown): ArticleSummary | undefined {
  const row = asRow(value);
  const id = key(row?.id);
  if (!row || id === null) return undefined;
  return {
    id,
    title: text(row.title),
    category: text(row.category),
    date: date(row.created_at),
    url: safeHref(row.url),
  };
}

export const articleDateOf = (row: unknown): string | null => date(asRow(row)?.created_at);

export function updatedOf(value: unknown): string | null {
  const updated = date(asRow(value)?.updated_at);
  const published = articleDateOf(value);
  if (updated === null || published === null) return updated;
  return Date.parse(updated) > Date.parse(published) ? updated : null;
}

export function toArticleLink(value: unknown): ArticleLink | undefined {
  const article = toArticleSummary(value);
  if (!article) return undefined;
  const { title: _, ...link } = article;
  return { ...link, updated: updatedOf(value) };
}

export function toListedArticle(value: unknown): ListedArticle | undefined {
  const article = toArticleSummary(value);
  const summary = oneLine(asRow(value)?.summary);
  return article && { ...article, summary, topics: topicsOf(value) };
}

export function topicsOf(value: unknown): string[] {
  const topics = asRow(value)?.topics;
  if (!Array.isArray(topics)) return [];
  const texts = topics.filter((topic) => typeof topic === 'string').slice(0, mostTopics);
  return [...new Set(texts.flatMap((topic) => text(topic) ?? []))];
}

/** A row of `Article Topics`; `undefined` if it cannot be shown (no object, no topic, no article). */
export function toTopic(value: unknown): Topic | undefined {
  const row = asRow(value);
  const topic = text(row?.topic);
  const count = Number(text(row?.articles));
  return topic && count > 0 ? { topic, count } : undefined;
}

/** A row of `Articles`; `undefined` if it cannot be shown. An article without content is shown. */
export function toArticle(value: unknown): Article | undefined {
  const summary = toArticleSummary(value);
  const content = text(asRow(value)?.content, longest.content) ?? '';
  return summary && { ...summary, topics: topicsOf(value), updated: updatedOf(value), content };
}
