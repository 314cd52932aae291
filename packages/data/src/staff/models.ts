import type { Language } from '../models/language.ts';
import type { CourseMode } from '../models/courses.ts';

/** The most that the tables take, in characters: `20261124000200_limits.sql`; of an article, what pages show. */
export const longestTexts = {
  articleTitle: 500,
  articleContent: 200_000,
  title: 300,
  category: 100,
  topic: 60,
  slug: 100,
  fact: 200,
  description: 5_000,
  overview: 20_000,
  moduleHeading: 300,
  module: 5_000,
  point: 1_000,
} as const;

/** So many topics an article may have, and so many of each the page of a course. */
export const mostOf = { topics: 12, modules: 3, features: 3, outcomes: 5 } as const;

/** An article to be published. */
export interface ArticleDraft {
  title: string;
  category: string;
  /** Plain text, lines ended by `\n`; empty where the article is elsewhere. */
  content: string;
  /** An instant, ISO 8601; null: that of the article that it replaces, or now. */
  date: string | null;
  topics: string[];
  /** Where the article is, if not on this site. */
  url: string | null;
  /** The instant from which visitors see it, or `infinity` for a draft; null: at once. */
  publishAt: string | null;
  language: Language;
  /** Id of the article that it translates; null: none. */
  translationOf: string | null;
}

/** A course to be published: its page and its card. */
export interface CourseDraft {
  slug: string;
  language: Language;
  title: string;
  category: string;
  mode: CourseMode;
  /** A day, `2026-11-20`. */
  date: string;
  description: string | null;
  image: string | null;
  buyHref: string | null;
  featured: boolean;
  duration: string | null;
  fees: string | null;
  overview: string | null;
  modules: { heading: string | null; body: string | null }[];
  features: string[];
  outcomes: string[];
}

/** A free resource to be published. */
export interface ResourceDraft {
  title: string;
  href: string;
  image: string | null;
  category: string | null;
}

/** An article that is published already. */
export interface PublishedArticle {
  id: string;
  title: string | null;
  category: string | null;
  /** An instant or a day; null where it has none. */
  date: string | null;
}

/** The articles that a draft may be written over. */
export interface ArticleMatch {
  /** Those that are the same one. */
  same: PublishedArticle[];
  /** Where none is, those of its category and title that are of another day; looked for to replace one alone. */
  ofOtherDays: PublishedArticle[];
}

/** What there is of a course: ids of its pages and its cards. Usually one of each, or none. */
export interface PublishedCourse {
  pages: string[];
  cards: { id: string; mode: CourseMode | null }[];
}

/** An address as it stands in its column, and as pages use it: null where they do not. */
export interface WrittenAddress {
  written: string;
  safe: string | null;
}

/** Where an article stands among the languages. */
export interface PlacedArticle {
  id: string | null;
  /** Null where the table does not say. */
  language: Language | null;
  /** Id of the article that it translates. */
  translationOf: string | null;
}

/** What may be wrong with a row. Ids and slugs are null where no address could hold them. */
interface StoredRow {
  id: string | null;
  title: string | null;
}

export interface StoredArticle extends StoredRow, PlacedArticle {
  date: string | null;
  /** When it was changed after its date, where that is known. */
  updated: string | null;
  /** The instant from which visitors see it, or `infinity` for a draft; null: at once. */
  publishAt: string | null;
  category: string | null;
  url: WrittenAddress | null;
}

/** All that the staff writes of an article. */
export interface WrittenArticle extends StoredArticle {
  /** Of another row as soon as anyone has written it again. */
  version: string;
  content: string;
  topics: string[];
}

export interface StoredCard extends StoredRow {
  viewMore: WrittenAddress | null;
  buy: WrittenAddress | null;
  image: WrittenAddress | null;
}

export interface StoredCourse extends StoredRow {
  language: Language | null;
  slug: string | null;
  buy: WrittenAddress | null;
  image: WrittenAddress | null;
}

export interface StoredResource extends StoredRow {
  href: WrittenAddress | null;
  image: WrittenAddress | null;
}
