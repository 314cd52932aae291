import type {
  Article,
  ArticleSummary,
  ContactMessage,
  Course,
  CourseMode,
  CourseSummary,
  ListedArticle,
  Page,
  RelatedCourse,
  Resource,
} from './models.ts';
import { type ArticlesOptions, articles } from './queries/articleList.ts';
import { article, relatedArticles } from './queries/articles.ts';
import { sendContact } from './queries/contact.ts';
import * as courseDetails from './queries/courseDetails.ts';
import * as courseSection from './queries/courseSection.ts';
import { ping, resources } from './queries/resources.ts';
import type { CallOptions, Context, Log } from './request.ts';
import type { TableClient } from './rows.ts';

export interface QueriesOptions {
  /** For a read with its retry, in ms. Default 4,000, the server's; browsers get 8,000. */
  timeoutMs?: number | undefined;
  /** Before a read's only retry, in ms. Default 200. */
  retryDelayMs?: number | undefined;
  /** Told of rows that were left out: table and id, never content. Default: nobody is told. */
  log?: Log | undefined;
}

/**
 * Every call the website makes (spec section 7). Each throws DataError when it fails, or the
 * signal's reason when the caller aborted it.
 */
export interface Queries {
  /** All free resources, in the order they were entered. */
  resources(options?: CallOptions): Promise<Resource[]>;
  /** All courses, or one category's, newest first. */
  latestCourses(options?: courseSection.LatestCoursesOptions): Promise<CourseSummary[]>;
  /** One page of a mode's courses, newest first. Past the end: no items, the right total. */
  coursesByMode(options: courseSection.CoursesByModeOptions): Promise<Page<CourseSummary>>;
  /** The categories of a mode's courses, the home page's first and in its order. */
  courseCategories(options: CallOptions & { mode: CourseMode }): Promise<string[]>;
  /** Fails with 'Course not found.' or 'Multiple courses found with the same slug.'. */
  course(slug: string, options?: CallOptions): Promise<Course>;
  /** Up to three other courses, newest first. */
  relatedCourses(slug: string, options?: CallOptions): Promise<RelatedCourse[]>;
  /** One page of a category, newest first. Past the end: no items, the right total. */
  articles(options: ArticlesOptions): Promise<Page<ListedArticle>>;
  /** Fails with 'Article not found.', whatever the reason; `kind` tells which. */
  article(id: string, options?: CallOptions): Promise<Article>;
  /** Up to three other articles, newest first; fails with 'Error fetching related articles.'. */
  relatedArticles(id: string, options?: CallOptions): Promise<ArticleSummary[]>;
  /** Stores a message at most once: see `submission_id` of ContactMessage. */
  sendContact(message: ContactMessage, options?: CallOptions): Promise<void>;
  /** Resolves if the backend answers; asks once. */
  ping(options?: CallOptions): Promise<void>;
}

/**
 * The queries over either client: supabase-js's on the server, postgrest-js's in the browser.
 * Makes no request by itself.
 */
export function createQueries(client: TableClient, options: QueriesOptions = {}): Queries {
  const context = contextOf(client, options);
  return {
    resources: (call = {}) => resources(context, call),
    latestCourses: (call = {}) => courseSection.latestCourses(context, call),
    coursesByMode: (call) => courseSection.coursesByMode(context, call),
    courseCategories: (call) => courseSection.courseCategoriesOf(context, call),
    course: (slug, call = {}) => courseDetails.course(context, slug, call),
    relatedCourses: (slug, call = {}) => courseDetails.relatedCourses(context, slug, call),
    articles: (call) => articles(context, call),
    article: (id, call = {}) => article(context, id, call),
    relatedArticles: (id, call = {}) => relatedArticles(context, id, call),
    sendContact: (message, call = {}) => sendContact(context, message, call),
    ping: (call = {}) => ping(context, call),
  };
}

/** The client and the options, with their defaults. */
export function contextOf(
  client: TableClient,
  { timeoutMs = 4000, retryDelayMs = 200, log = () => {} }: QueriesOptions,
): Context {
  return { client, timeoutMs, retryDelayMs, log };
}
