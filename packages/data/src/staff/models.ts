import { type ArticleSummary, mostTopics } from '../models/articles.ts';
import type { Course, CourseMode } from '../models/courses.ts';
import type { Language } from '../models/language.ts';
import { longest } from '../values/values.ts';

/** Limits of the tables, in characters: `20261124000200_limits.sql`; for articles, the limits of what pages show. */
export const longestTexts = {
  articleTitle: longest.title,
  articleContent: longest.content,
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

/** Maximum numbers: topics of an article; modules, features and outcomes of a course page. */
export const mostOf = { topics: mostTopics, modules: 3, features: 3, outcomes: 5 } as const;

export interface ArticleDraft {
  title: string;
  category: string;
  /** Plain text with `\n` line ends; empty for an external article. */
  content: string;
  /** An instant, ISO 8601; null: the date of the replaced article, or now. */
  date: string | null;
  topics: string[];
  /** The address of an external article. */
  url: string | null;
  /** The instant from which visitors see it, or `infinity` for a draft; null: immediately. */
  publishAt: string | null;
  language: Language;
  /** Id of the article that this one translates; null: none. */
  translationOf: string | null;
}

/** A course to be published: its page and its card. */
export interface CourseDraft extends Omit<Course, 'id' | 'language' | 'title'> {
  language: Language;
  title: string;
  category: string;
  mode: CourseMode;
  /** A day, `2026-11-20`; null: today, where the card has none. */
  date: string | null;
  featured: boolean;
}

export interface Opened<Draft> {
  /** Changes with every write to the rows. */
  version: string;
  draft: Draft;
}

/** A course's page with its first card, for a form. */
export interface OpenedCourse extends Opened<
  Omit<CourseDraft, 'mode'> & { mode: CourseMode | null }
> {
  /** The card, with what it has of its own of the fields that both rows have; null: there is none. */
  card: ({ id: string } & Record<SharedField, string | null>) | null;
}

/** The fields of a course that its page and its card have, each its own. */
export type SharedField = 'title' | 'description' | 'image' | 'buyHref';

export interface ResourceDraft {
  title: string;
  href: string;
  image: string | null;
  category: string | null;
}

export type PublishedArticle = Pick<ArticleSummary, 'id' | 'title' | 'category' | 'date'>;

/** The articles that a draft may be written over. */
export interface ArticleMatch {
  /** The articles that are the same one: see `articleKeys`. */
  same: PublishedArticle[];
  /** If none is the same, those of the same category and title on another day; searched only when replacing. */
  ofOtherDays: PublishedArticle[];
}

/** The ids of a course's pages and cards. Usually one of each, or none. */
export interface PublishedCourse {
  pages: string[];
  cards: { id: string; mode: CourseMode | null }[];
}

/** An address as stored in its column, and in the form that pages use; `safe` is null if they do not use it. */
export interface WrittenAddress {
  written: string;
  safe: string | null;
}

export interface PlacedArticle {
  id: string | null;
  /** Null where the table does not record it. */
  language: Language | null;
  translationOf: string | null;
}

/** The parts of a row that are checked for mistakes. Ids and slugs are null if they cannot be part of an address. */
export interface StoredArticle extends PlacedArticle {
  title: string | null;
  date: string | null;
  /** When the article was changed after its date, if known. */
  updated: string | null;
  /** The instant from which visitors see it, or `infinity` for a draft; null: immediately. */
  publishAt: string | null;
  category: string | null;
  /** The category with the blanks around it: lists find an article by exactly this. */
  listedAs: string | null;
  url: WrittenAddress | null;
}

/** An article with everything that the staff can edit. */
export interface WrittenArticle extends StoredArticle {
  version: string;
  content: string;
  topics: string[];
}
