import { type Bound, type QueriesOptions, bindQueries } from './createQueries.ts';
import type { TableClient } from './rows.ts';
import { messageQueries } from './staff/messages.ts';

export type { MessageAbilities, StoredMessage, WhichMessages } from './staff/messageRows.ts';
export type { MessagesOptions } from './staff/messages.ts';

/** What the staff reads and does of the messages of visitors: see `messageQueries`. */
export interface MessageQueries extends Bound<typeof messageQueries> {}

/**
 * The staff's queries over a client with all rights. Each throws DataError when it fails, or the signal's
 * reason when the caller aborted it. Makes no request by itself.
 */
export function createMessageQueries(
  client: TableClient,
  options: QueriesOptions = {},
): MessageQueries {
  return bindQueries(messageQueries, client, options);
}
