import { type DataError, isDataError } from '../requests/errors.ts';
import { isRows, readCount, readRows, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';
import { contactColumns } from '../models/contact.ts';
import type { TableClient } from '../models/database.ts';
import { nullIfNoSuchId } from '../queries/article.ts';
import { asRow, date, idOf, text } from '../values/values.ts';
import { now } from './clock.ts';
import { write } from './writeRows.ts';

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

export interface MessagesOptions extends CallOptions {
  which: WhichMessages;
  /** Only messages from before this instant (ISO 8601); needs the `date` ability. */
  before?: string | undefined;
  /** Default: the newest first. */
  oldestFirst?: boolean;
  /** How many messages to skip. Default: 0. */
  from?: number;
  /** How many to read at most; a project may send fewer at a time. */
  limit: number;
}

/** The abilities of projects, cached for the lifetime of the process. */
const found = new WeakMap<TableClient, MessageAbilities>();

/** Which of these columns the table has, with the types of our migrations. */
async function messageAbilities(
  context: Context,
  options: CallOptions = {},
): Promise<MessageAbilities> {
  const known = found.get(context.client);
  if (known) return known;
  const abilities = {
    id: await canAsk(context, ['id', 'not.is', 'null'], options),
    date:
      (await canAsk(context, ['created_at', 'lt', longPast], options)) &&
      !(await canAsk(context, ['created_at', 'lt', noMoment], options)),
    suspected: await canAsk(context, ['suspected', 'is', 'true'], options),
    answered:
      (await canAsk(context, ['answered_at', 'lt', longPast], options)) &&
      !(await canAsk(context, ['answered_at', 'lt', noTimestamp], options)),
  };
  found.set(context.client, abilities);
  return abilities;
}

const longPast = '2000-01-01T00:00:00Z';
/** Accepted by a text alone, whose order is not that of time. */
const noMoment = 'no moment';
/** Beyond the last timestamp of PostgreSQL, which compares it with a text or a day all the same. */
const noTimestamp = '300000-01-01';

async function canAsk(
  context: Context,
  condition: [column: string, operator: string, value: string],
  options: CallOptions,
): Promise<boolean> {
  try {
    await readRows(context, options, (client) =>
      records(client)
        .select('message')
        .filter(...condition)
        .limit(1),
    );
    return true;
  } catch (error) {
    // The column is missing or has another type.
    if (isDataError(error, 'rejected') && (error as DataError).status === 400) return false;
    throw error;
  }
}

const records = (client: TableClient) => client.from('Contact Records');

async function messages(
  context: Context,
  { which, before, oldestFirst = false, from = 0, limit, ...options }: MessagesOptions,
): Promise<{ items: StoredMessage[]; total: number }> {
  const abilities = await messageAbilities(context, options);
  if (isUnsupported(which, abilities)) return { items: [], total: 0 };
  const { data, count } = await readRows(context, options, (client) => {
    const all = records(client).select(columnsOf(abilities), { count: 'exact' });
    const ofKind = narrowed(all, which, abilities);
    const ofTime = before === undefined ? ofKind : ofKind.lt('created_at', before);
    const order = { ascending: oldestFirst };
    const byDate = abilities.date ? ofTime.order('created_at', order) : ofTime;
    const byId = abilities.id ? byDate.order('id', order) : byDate;
    return byId.range(from, from + limit - 1);
  });
  const items = toModels(context, 'Contact Records', data, toMessage);
  return { items, total: count ?? from + items.length };
}

async function messageCount(
  context: Context,
  { which, ...options }: CallOptions & { which: WhichMessages },
): Promise<number> {
  const abilities = await messageAbilities(context, options);
  if (isUnsupported(which, abilities)) return 0;
  return readCount(context, options, (client) => narrowed(counted(client), which, abilities));
}

const counted = (client: TableClient) =>
  records(client).select('message', { count: 'exact', head: true });

async function message(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<StoredMessage | null> {
  const abilities = await messageAbilities(context, options);
  if (!abilities.id) return null;
  const found = await nullIfNoSuchId(() =>
    readRows(context, options, (client) =>
      records(client).select(columnsOf(abilities)).eq('id', id).limit(1),
    ),
  );
  return toModels(context, 'Contact Records', found?.data ?? [], toMessage)[0] ?? null;
}

/** Marks a message as answered, by default now, or as unanswered; false if there is none with this id. */
async function markAnswered(
  context: Context,
  {
    id,
    answered,
    at = new Date(now()).toISOString(),
    ...options
  }: CallOptions & { id: string; answered: boolean; at?: string | undefined },
): Promise<boolean> {
  const change = { answered_at: answered ? at : null };
  const written = await nullIfNoSuchId(() =>
    write(context, options, (client) => records(client).update(change).eq('id', id).select('id')),
  );
  return isRows(written?.data) && written.data.length > 0;
}

/** How many messages of any kind are from before an instant (ISO 8601); needs the `date` ability. */
const olderMessageCount = (
  context: Context,
  { before, ...options }: CallOptions & { before: string },
): Promise<number> =>
  readCount(context, options, (client) => counted(client).lt('created_at', before));

async function deleteOlderMessages(
  context: Context,
  { before, ...options }: CallOptions & { before: string },
): Promise<number> {
  const { count } = await write(context, options, (client) =>
    records(client).delete({ count: 'exact' }).lt('created_at', before),
  );
  return count ?? 0;
}

/** The table's limit, in characters; longer texts of a table without our limits are cut. */
const longestMessage = 20_000;

const columnsOf = ({ id, date, suspected, answered }: MessageAbilities): string =>
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
function narrowed<Query extends Filtered>(
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

const isUnsupported = (which: WhichMessages, abilities: MessageAbilities): boolean =>
  (which === 'suspected' || which === 'answered') && !abilities[which];

function toMessage(value: unknown): StoredMessage | undefined {
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

export const messageQueries = {
  messageAbilities,
  messages,
  messageCount,
  message,
  markAnswered,
  olderMessageCount,
  deleteOlderMessages,
};
