import type { Article, ArticleSummary, ListedArticle, Page, Queries } from '@setu/data';
import type { PublicConfig } from '../../src/context.ts';

/** What a worker is started with. */
export interface WorkerSettings {
  /** Where the tables are, and the public key to them. */
  url: string;
  key: string;
  config: PublicConfig;
  /** Folder that new files are written to. */
  staging: string;
  compress: boolean;
}

/** One page to be made. */
export interface PageJob {
  /** Path and query. */
  path: string;
  /** File of it, below the output folder. */
  file: string;
  /** The status it must have. */
  status: 200 | 404;
  /** Hash of the file as it stands: one that stays the same is not written. */
  known: string | undefined;
}

/** What was read in bulk, so that the pages of one job ask the backend for nothing else. */
export interface BulkContent {
  articles: Map<string, Article>;
  related: Map<string, ArticleSummary[]>;
  lists: Map<string, Page<ListedArticle>>;
}

export interface Job {
  pages: PageJob[];
  content: BulkContent;
}

export interface MadePage {
  file: string;
  /** Of the text; undefined: the page cannot be shown, and there is no file. */
  hash: string | undefined;
  /** Addresses with a query that it links to. */
  links: string[];
}

/** A worker's word: `ready` once, then one for each job. */
export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'made'; pages: MadePage[] }
  | { type: 'failed'; message: string };

export const noContent = (): BulkContent => ({
  articles: new Map(),
  related: new Map(),
  lists: new Map(),
});

export const listKey = (category: string, page: number) => `${page} ${category}`;

/** Queries that answer from what was read in bulk, and ask the backend for the rest. */
export function bulkQueries(queries: Queries, content: BulkContent): Queries {
  const { articles, lists, related } = content;
  return {
    ...queries,
    article: async (options) => articles.get(options.id) ?? queries.article(options),
    relatedArticles: async (options) => related.get(options.id) ?? queries.relatedArticles(options),
    articles: async (options) =>
      lists.get(listKey(options.category, options.page)) ?? queries.articles(options),
  };
}
