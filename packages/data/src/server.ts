import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { type Queries, type QueriesOptions, contextOf, createQueries } from './createQueries.ts';
import { type ArticleLinksOptions, articleCount, articleLinks } from './queries/articleLinks.ts';
import {
  type WholeArticles,
  type WholeArticlesOptions,
  articleIds,
  courseLinks,
  courseSlugs,
  wholeArticles,
} from './queries/wholeTables.ts';
import type { ArticleLink } from './models.ts';
import type { CallOptions } from './request.ts';
import type { Database, TableClient } from './rows.ts';

/** Where a Supabase project is and its public key. */
export interface ProjectSettings {
  url: string | undefined;
  key: string | undefined;
}

/** For requests that bring no time-out of their own; `createQueries` gives each read a shorter one. */
const requestTimeoutMs = 15_000;

/**
 * The server's client: no session is kept or refreshed, for every visitor is anonymous.
 * Throws supabase-js's own 'supabaseUrl is required.' or 'supabaseKey is required.' (spec
 * section 8), or 'Invalid supabaseUrl: ...'.
 */
export function createServerClient({ url, key }: ProjectSettings): SupabaseClient<Database> {
  return createClient<Database>(url ?? '', key ?? '', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) }),
    },
  });
}

export type { WholeArticles };

/** What only a server asks, besides the website's own calls: for its sitemap, and for prerendering. */
export interface ServerQueries extends Queries {
  articleCount(options?: CallOptions): Promise<number>;
  /** So many articles by id, from a place on; empty past the end. */
  articleLinks(options: ArticleLinksOptions): Promise<ArticleLink[]>;
  /** Articles with their content, by id: so many after the one named. */
  wholeArticles(options: WholeArticlesOptions): Promise<WholeArticles>;
  /** The ids of a category's articles, newest first; null for a row without a readable one. */
  articleIds(options: CallOptions & { category: string }): Promise<(string | null)[]>;
  /** Of the courses that have a page; one that two courses share stands there twice. */
  courseSlugs(options?: CallOptions): Promise<string[]>;
  /** Where the courses of all lists lead to. */
  courseLinks(options?: CallOptions): Promise<string[]>;
}

/** The queries over `createServerClient`. Makes no request by itself. */
export function createServerQueries(
  client: TableClient,
  options: QueriesOptions = {},
): ServerQueries {
  const context = contextOf(client, options);
  return {
    ...createQueries(client, options),
    articleCount: (call = {}) => articleCount(context, call),
    articleLinks: (call) => articleLinks(context, call),
    wholeArticles: (call) => wholeArticles(context, call),
    articleIds: (call) => articleIds(context, call),
    courseSlugs: (call = {}) => courseSlugs(context, call),
    courseLinks: (call = {}) => courseLinks(context, call),
  };
}
