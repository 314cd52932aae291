/** A free resource of the home page's carousel. */
export interface Resource {
  id: string;
  title: string | null;
  image: string | null;
  href: string | null;
  category: string | null;
}

export type CourseMode = 'online' | 'offline';

/** A course card, of the home page and of the two mode pages. `date` is as `ArticleSummary`'s. */
export interface CourseSummary {
  id: string;
  title: string | null;
  description: string | null;
  date: string | null;
  category: string | null;
  image: string | null;
  viewMoreHref: string | null;
  buyHref: string | null;
  featured: boolean;
  mode: CourseMode | null;
}

export interface CourseModule {
  heading: string | null;
  body: string | null;
}

/** A course's own page. Empty modules, features and outcomes are left out of their lists. */
export interface Course {
  id: string;
  slug: string;
  title: string | null;
  duration: string | null;
  fees: string | null;
  buyHref: string | null;
  image: string | null;
  description: string | null;
  overview: string | null;
  modules: CourseModule[];
  features: string[];
  outcomes: string[];
}

export interface RelatedCourse {
  id: string;
  slug: string;
  title: string | null;
  image: string | null;
  description: string | null;
}

/**
 * An article without its content. `date` is ISO 8601: a day (`2026-11-18`) or an instant in UTC
 * (`2026-11-18T13:50:00.000Z`). `url` is where the item links instead of its article, if anywhere.
 */
export interface ArticleSummary {
  id: string;
  title: string | null;
  category: string | null;
  date: string | null;
  url: string | null;
}

/**
 * When an article was changed after its date, as an instant in UTC; null where it was not, and where the
 * table does not say.
 */
export interface Updated {
  updated: string | null;
}

/** What an article's address is made of, its date, and when it was changed. */
export type ArticleLink = Omit<ArticleSummary, 'title'> & Updated;

/**
 * `summary` is the first sentences of the article on one line, `topics` the papers and subjects that it
 * belongs to, each where the table has them.
 */
export interface ListedArticle extends ArticleSummary {
  summary: string | null;
  topics: string[];
}

/** `minutes` is how long the article takes to read; null without a text. */
export interface DayArticle extends ListedArticle {
  minutes: number | null;
}

/** Articles of one day, `2026-11-20`; without a day where no day has any. */
export interface ArticlesOfDay<T> {
  day: string | null;
  articles: T[];
}

/** Which days of a month have articles, and where to go on. */
export interface ArticleDays {
  /** `2026-11`; null where there are no articles at all. */
  month: string | null;
  /** The days that have articles, the first one first. */
  days: { day: string; count: number }[];
  /** The nearest days with articles before the month and after it. */
  earlier: string | null;
  later: string | null;
}

/** `content` is plain text, at most 200,000 characters, lines ended by `\n`; `topics` as in a list. */
export interface Article extends ArticleSummary, Updated {
  topics: string[];
  content: string;
}

/** A topic, and how many articles have it. */
export interface Topic {
  topic: string;
  count: number;
}

/**
 * One page of a list. `pageCount` is 1 for an empty list, so that a page past the end is always
 * `page > pageCount`. `total` counts the table's rows, unreadable ones included.
 */
export interface Page<T> {
  items: T[];
  page: number;
  pageCount: number;
  total: number;
}

/** A text in parts; the marked ones are what was searched for. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

export type SearchKind = 'article' | 'course' | 'resource';

/** Something that was found. `date` is as `ArticleSummary`'s. */
export interface SearchHit {
  kind: SearchKind;
  id: string;
  title: string | null;
  category: string | null;
  date: string | null;
  /** Of an article its `url`, of a course where its card leads, of a resource its address; null: nowhere. */
  href: string | null;
  /** Parts of the text around what was found; empty where only titles are searched. */
  snippet: MarkedPart[];
  topics: string[];
}

/** One page of what was found. `total` is 200 at most. */
export interface SearchAnswer extends Page<SearchHit> {
  /** There are more than `total`. */
  more: boolean;
  /** The project has no search of its own: only titles were looked through. */
  titlesOnly: boolean;
  /** A query that differs by a few letters and finds something, only when nothing was found. */
  suggestion: string | null;
}

/** So many characters are searched for, and so many of the newest that match are put in order. */
export const searchLimits = { queryLength: 100, ranked: 200 } as const;

/**
 * What a visitor sends. With a `submissionId` (a UUID, the same for each attempt at one message) it is
 * stored once however often it is sent; without one it is sent a single time. A `suspected` one (default:
 * not), which a robot may have sent, is kept apart from the others where the table can.
 */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  submissionId?: string | undefined;
  suspected?: boolean | undefined;
}
