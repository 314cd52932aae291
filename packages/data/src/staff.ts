import { type Bound, type QueriesOptions, bindQueries } from './queries/createQueries.ts';
import type { TableClient } from './models/database.ts';
import { contentQueries } from './staff/content.ts';
import { messageQueries } from './staff/messages.ts';

export { now, readClock } from './staff/clock.ts';
export { articleKeys, sameTitle } from './staff/articles.ts';
export type {
  MessageAbilities,
  MessagesOptions,
  StoredMessage,
  WhichMessages,
} from './staff/messages.ts';
export { longestTexts, mostOf } from './staff/models.ts';
export type * from './staff/models.ts';
export { languageOfText } from './models/language.ts';
export type { Language } from './models/language.ts';
export { choices, questionLimits } from './models/questions.ts';
export type { QuestionDraft, QuestionToWrite, StoredQuestion } from './staff/questions.ts';
export type { WholeRows } from './staff/wholeRows.ts';
export { text } from './values/values.ts';

/** Queries of the staff on visitors' messages: see `messageQueries`. */
export interface MessageQueries extends Bound<typeof messageQueries> {}

/** Queries of the staff for publishing and checking content: see `contentQueries`. */
export interface ContentQueries extends Bound<typeof contentQueries> {}

/**
 * The staff's queries on messages, over a client with all rights. Each throws DataError when it fails, or the
 * signal's reason when the caller aborted it. Sends no request.
 */
export function createMessageQueries(
  client: TableClient,
  options: QueriesOptions = {},
): MessageQueries {
  return bindQueries(messageQueries, client, options);
}

/** The same for content. */
export function createContentQueries(
  client: TableClient,
  options: QueriesOptions = {},
): ContentQueries {
  return bindQueries(contentQueries, client, options);
}
