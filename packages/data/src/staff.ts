import { type Bound, type QueriesOptions, bindQueries } from './createQueries.ts';
import type { TableClient } from './rows.ts';
import { contentQueries } from './staff/content.ts';

export { articleKeys, sameTitle } from './staff/articles.ts';
export type { ArticleAbilities, ArticleToWrite } from './staff/articles.ts';
export type { CourseToWrite } from './staff/courses.ts';
export { longestTexts, mostOf } from './staff/models.ts';
export type * from './staff/models.ts';
export type { ResourceToWrite } from './staff/resources.ts';

/** What the staff publishes and checks: see `contentQueries`. */
export interface ContentQueries extends Bound<typeof contentQueries> {}

/**
 * The staff's queries over a client with all rights. Each throws DataError when it fails, or the signal's
 * reason when the caller aborted it. Makes no request by itself.
 */
export function createContentQueries(
  client: TableClient,
  options: QueriesOptions = {},
): ContentQueries {
  return bindQueries(contentQueries, client, options);
}
