import { asRow, date, idOf, text } from '../values/values.ts';
import { contactColumns } from '../models/contact.ts';

/** A message of the contact form as it is stored. Dates are ISO 8601, in UTC. */
export interface StoredMessage {
  /** Null where the table has no ids: then no single message can be addressed. */
  id: string | null;
  date: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  message: string | null;
  /** The form's honeypot was filled; a person's message may be among these. */
  suspected: boolean;
  answered: string | null;
}

/** `open`: neither answered nor suspected; `answered`, `suspected`: only those; `all`: every message. */
export type WhichMessages = 'open' | 'answered' | 'suspected' | 'all';

export interface MessageAbilities {
  id: boolean;
  date: boolean;
  suspected: boolean;
  answered: boolean;
}

/** The table's limit, in characters; longer texts of a table without our limits are cut. */
const longestMessage = 20_000;

export const columnsOf = ({ id, date, suspected, answered }: MessageAbilities): string =>
  [
    contactColumns,
    ...(id ? ['id'] : []),
    ...(date ? ['created_at'] : []),
    ...(suspected ? ['suspected'] : []),
    ...(answered ? ['answered_at'] : []),
  ].join();

interface Filtered {
  is(column: string, value: boolean | null): this;
  not(column: string, operator: string, value: unknown): this;
}

/** Limits a query to one kind of messages, as far as the table distinguishes them. */
export function narrowed<Query extends Filtered>(
  query: Query,
  which: WhichMessages,
  { suspected, answered }: MessageAbilities,
): Query {
  if (which === 'all') return query;
  if (which === 'suspected') return query.is('suspected', true);
  const plain = suspected ? query.not('suspected', 'is', true) : query;
  if (which === 'answered') return plain.not('answered_at', 'is', null);
  return answered ? plain.is('answered_at', null) : plain;
}

export const isUnsupported = (which: WhichMessages, abilities: MessageAbilities): boolean =>
  (which === 'suspected' || which === 'answered') && !abilities[which];

export function toMessage(value: unknown): StoredMessage | undefined {
  const row = asRow(value);
  return (
    row && {
      id: idOf(row),
      date: date(row.created_at),
      firstName: text(row.first_name),
      lastName: text(row.last_name),
      email: text(row.email),
      message: text(row.message, longestMessage),
      suspected: row.suspected === true,
      answered: date(row.answered_at),
    }
  );
}
