import type {
  Article,
  ArticleLink,
  ArticleSummary,
  Course,
  CourseMode,
  CourseModule,
  CourseSummary,
  ListedArticle,
  RelatedCourse,
  Resource,
  Topic,
} from './models.ts';
import type {
  ArticleRow,
  ArticleTopicRow,
  CourseDetailsRow,
  CourseSectionRow,
  ResourceRow,
} from './rows.ts';
import { safeHref, safeImage } from './urls.ts';

/** Longest texts, in characters; what is longer is cut and ends in an ellipsis. */
const longest = { title: 500, summary: 300, text: 20_000, content: 200_000 };

/** An article has so many topics at most. */
const mostTopics = 12;

/** A row of the given shape with any of its columns missing, or `undefined` if it is no object. */
function asRow<Row>(row: unknown): Partial<Row> | undefined {
  return isRow(row) ? row : undefined;
}

/** Whether it is an object, as a row is. */
export function isRow(row: unknown): row is object {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

/**
 * A column's text: trimmed, line ends made `\n`, control characters removed, cut at `max`.
 * Numbers become their digits; whatever else, and whitespace alone, is null.
 */
export function text(value: unknown, max = longest.title): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // Cut first: a column of many megabytes must not be searched whole.
  const clean = value
    .slice(0, max + 1000)
    .replace(/\r\n?|[^\P{Cc}\t\n]|\p{Cs}/gu, replacement)
    .trim();
  if (clean.length <= max) return clean === '' ? null : clean;
  // A surrogate pair is not cut in half.
  return `${clean.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function replacement(character: string): string {
  if (character.startsWith('\r')) return '\n';
  // Half a surrogate pair does not survive UTF-8: server and browser would read different texts.
  return character > '\u00FF' ? '\uFFFD' : '';
}

/**
 * An id or a slug as it stands in its column, whatever the column's type; null where none could be in an
 * address: it is blank, `..`, longer than 200 characters, or has control characters.
 */
export function key(value: unknown): string | null {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  return /^(?!\s*$|\.\.?$)[^\p{Cc}\p{Cs}]{1,200}$/u.test(text) ? text : null;
}

/** One column's text of a row, whatever else it holds. */
export function textOf(row: unknown, column: string): string | null {
  return text(asRow<Record<string, unknown>>(row)?.[column]);
}

/** The id of a row, whatever else it holds. */
export function idOf(row: unknown): string | null {
  return key(asRow<{ id: unknown }>(row)?.id);
}

/** The slug of a row, whatever else it holds. */
export function slugOf(row: unknown): string | null {
  return key(asRow<{ slug: unknown }>(row)?.slug);
}

/** The id to read on after: that of the last row that has a readable one. */
export function lastIdOf(rows: readonly unknown[]): string | null {
  return rows.map(idOf).findLast((id) => id !== null) ?? null;
}

/**
 * A date column as ISO 8601: `yyyy-mm-dd` stays a day, a timestamp becomes an instant in UTC (one
 * without a zone is taken for UTC, as PostgreSQL does on Supabase). Anything else is null: what
 * Date.parse makes of other texts depends on the machine, and server and browser must agree.
 */
export function date(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/.exec(
      value.trim(),
    );
  if (!parts) return null;
  const [, day = '', time, hours = '+00', minutes = '00'] = parts;
  const given = time === undefined ? day : `${day}T${time}${hours}:${minutes}`;
  // JSON of a date that does not exist is null.
  const instant: string | null = new Date(given).toJSON();
  return instant && time === undefined ? day : instant;
}

function mode(value: unknown): CourseMode | null {
  const name = text(value)?.toLowerCase();
  return name === 'online' || name === 'offline' ? name : null;
}

function present(values: readonly unknown[]): string[] {
  return values.map((value) => text(value, longest.text)).filter((value) => value !== null);
}

/** A row of `resources`; `undefined` if it cannot be shown (no object, no id). */
export function parseResource(value: unknown, origin?: string): Resource | undefined {
  const row = asRow<ResourceRow>(value);
  const id = key(row?.id);
  if (!row || id === null) return undefined;
  return {
    id,
    title: text(row.title),
    image: safeImage(row.image, origin),
    href: safeHref(row.href),
    category: text(row.category),
  };
}

/** A row of `Course Section`; `undefined` if it cannot be shown (no object, no id). */
export function parseCourseSummary(value: unknown, origin?: string): CourseSummary | undefined {
  const row = asRow<CourseSectionRow>(value);
  const id = key(row?.id);
  if (!row || id === null) return undefined;
  return {
    id,
    title: text(row.title),
    description: text(row.description, longest.text),
    date: date(row.date),
    category: text(row.category),
    image: safeImage(row.thumbnail, origin),
    viewMoreHref: safeHref(row.ViewMore),
    buyHref: safeHref(row.BuyURL),
    featured: row.isFeatured === true || row.isFeatured === 'true',
    mode: mode(row.mode),
  };
}

/**
 * A row of `Course Details`; `undefined` if it cannot be shown (no object, no id, no slug).
 *
 * The table has five key features and three outcomes, the page three features and five outcomes:
 * features are p1 to p3, outcomes are LearningOutcome_1 to 3 and then p4 and p5.
 */
export function parseCourse(value: unknown, origin?: string): Course | undefined {
  const row = asRow<CourseDetailsRow>(value);
  const id = key(row?.id);
  const slug = key(row?.slug);
  if (!row || id === null || slug === null) return undefined;
  const modules: CourseModule[] = [
    { heading: text(row.ModuleHeading_1), body: text(row.Module_1, longest.text) },
    { heading: text(row.ModuleHeading_2), body: text(row.Module_2, longest.text) },
    { heading: text(row.ModuleHeading_3), body: text(row.Module_3, longest.text) },
  ];
  return {
    id,
    slug,
    title: text(row.Title),
    duration: text(row.Duration),
    fees: text(row.Fees),
    buyHref: safeHref(row.BuyURL),
    image: safeImage(row.CourseImage, origin),
    description: text(row.description, longest.text),
    overview: text(row.CourseOverview, longest.text),
    modules: modules.filter(({ heading, body }) => heading !== null || body !== null),
    features: present([row.KeyFeature_p1, row.KeyFeature_p2, row.KeyFeature_p3]),
    outcomes: present([
      row.LearningOutcome_1,
      row.LearningOutcome_2,
      row.LearningOutcome_3,
      row.KeyFeature_p4,
      row.KeyFeature_p5,
    ]),
  };
}

/** A row of `Course Details` as a related course; `undefined` without an id or a slug to link to. */
export function parseRelatedCourse(value: unknown, origin?: string): RelatedCourse | undefined {
  const row = asRow<CourseDetailsRow>(value);
  const id = key(row?.id);
  const slug = key(row?.slug);
  if (!row || id === null || slug === null) return undefined;
  return {
    id,
    slug,
    title: text(row.Title),
    image: safeImage(row.CourseImage, origin),
    description: text(row.description, longest.text),
  };
}

/** A row of `Articles` without its content; `undefined` if it cannot be shown (no object, no id). */
export function parseArticleSummary(value: unknown): ArticleSummary | undefined {
  const row = asRow<ArticleRow>(value);
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

/** The date of a row of `Articles`, whatever else it holds. */
export const articleDateOf = (row: unknown): string | null =>
  date(asRow<ArticleRow>(row)?.created_at);

/** When a row of `Articles` was changed, if that was after its date; else null. */
export function updatedOf(value: unknown): string | null {
  const updated = date(asRow<ArticleRow>(value)?.updated_at);
  const published = articleDateOf(value);
  if (updated === null || published === null) return updated;
  return Date.parse(updated) > Date.parse(published) ? updated : null;
}

/** A row of `Articles` as a link to it; `undefined` without an id. */
export function parseArticleLink(value: unknown): ArticleLink | undefined {
  const article = parseArticleSummary(value);
  if (!article) return undefined;
  const { title: _, ...link } = article;
  return { ...link, updated: updatedOf(value) };
}

/** A row of `Articles` with its summary and topics; `undefined` if it cannot be shown. */
export function parseListedArticle(value: unknown): ListedArticle | undefined {
  const article = parseArticleSummary(value);
  const summary = oneLine(asRow<ArticleRow>(value)?.summary);
  return article && { ...article, summary, topics: topicsOf(value) };
}

/** The topics of a row of `Articles`, each once; empty where it has none. */
export function topicsOf(value: unknown): string[] {
  const topics = asRow<ArticleRow>(value)?.topics;
  if (!Array.isArray(topics)) return [];
  const texts = topics.filter((topic) => typeof topic === 'string').slice(0, mostTopics);
  return [...new Set(texts.flatMap((topic) => oneLine(topic) ?? []))];
}

/** A row of `Article Topics`; `undefined` if it cannot be shown (no object, no topic, no article). */
export function parseTopic(value: unknown): Topic | undefined {
  const row = asRow<ArticleTopicRow>(value);
  const topic = oneLine(row?.topic);
  const count = Number(row?.articles);
  return topic !== null && count > 0 ? { topic, count } : undefined;
}

function oneLine(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return text(value, longest.summary)?.replace(/\s+/g, ' ') ?? null;
}

/** A row of `Articles`; `undefined` if it cannot be shown. An article without content is shown. */
export function parseArticle(value: unknown): Article | undefined {
  const summary = parseArticleSummary(value);
  return (
    summary && {
      ...summary,
      topics: topicsOf(value),
      updated: updatedOf(value),
      content: contentOf(value),
    }
  );
}

/** The text of a row of `Articles`; empty if it has none. */
export const contentOf = (value: unknown): string =>
  text(asRow<ArticleRow>(value)?.content, longest.content) ?? '';
