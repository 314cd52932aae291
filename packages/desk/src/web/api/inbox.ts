import type { StoredMessage } from '@setu/data/staff';
import { longAgo } from '../../messages/age.ts';
import { messageLanguage, messagesCsv, nameOf } from '../../messages/formatMessage.ts';
import { onOneLine, sanitize } from '../../terminal/sanitize.ts';
import { type MessageKind, messageKinds } from './messageKinds.ts';
import { type ApiContext, type Sent, Refused, readPage } from './route.ts';

export type InboxMessage = ReturnType<typeof toInboxMessage>;
export type Inbox = Awaited<ReturnType<typeof listMessages>>;

type Context = Pick<ApiContext, 'messages' | 'site' | 'signal'>;

const messagesPerPage = 20;

/** One page of a kind, the newest first; a page number that is too high gives the last page. */
export async function listMessages({ messages, site, signal }: Context, sent: Sent) {
  const which = messageKinds.find((kind) => kind === sent['which']) ?? 'open';
  const wanted = readPage(sent['page']);
  const abilities = await messages.messageAbilities({ signal });
  const before = oldest(site.messagesKeptMonths);
  const countOf = (which: MessageKind) => messages.messageCount({ which, signal });
  const [open, answered, suspected, old] = await Promise.all([
    ...messageKinds.map(countOf),
    abilities.date ? messages.olderMessageCount({ before, signal }) : 0,
  ]);
  const counts = { open, answered, suspected } as Record<MessageKind, number>;
  const pageCount = Math.max(1, Math.ceil(counts[which] / messagesPerPage));
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * messagesPerPage;
  const { items } = await messages.messages({ which, from, limit: messagesPerPage, signal });
  return {
    messages: items.map(toInboxMessage),
    page,
    pageCount,
    counts,
    /** What the project's table supports. */
    abilities,
    keptMonths: site.messagesKeptMonths,
    /** Messages kept for too long: the instant before which they came, and their number. Null: they have no date. */
    old: abilities.date ? { before, count: old ?? 0 } : null,
  };
}

const lineOf = (text: string | null) => onOneLine(text ?? '') || null;

/** A message without control characters and bidirectional marks, as on a terminal: a stranger wrote it. */
const toInboxMessage = ({ lastName, ...message }: StoredMessage) => ({
  ...message,
  firstName: lineOf(message.firstName),
  name: lineOf(nameOf({ ...message, lastName })),
  email: lineOf(message.email),
  message: sanitize(message.message ?? ''),
  /** Null: the message has no letters. */
  language: messageLanguage({ ...message, lastName }),
});

/** @param sent with `at`, if an undo marks it: when it was answered. */
export async function markMessage(
  { messages, signal }: Context,
  { id, answered, at: sent }: Sent,
): Promise<void> {
  if (typeof id !== 'string' || typeof answered !== 'boolean') {
    throw new Refused('Say which message, and whether it was answered.');
  }
  const abilities = await messages.messageAbilities({ signal });
  if (!abilities.id || !abilities.answered) throw new Refused('The table has no place for marks.');
  const at = typeof sent === 'string' ? readInstant(sent) : undefined;
  if (!(await messages.markAnswered({ id, answered, at, signal }))) {
    throw new Refused('There is no such message.');
  }
}

/** A part of a CSV table, the oldest messages first, and where the next part begins. */
export async function exportMessages(
  { messages, signal }: Context,
  { from: first = '0', before: end }: Sent,
): Promise<{ csv: string; next: number | null }> {
  if (!/^\d{1,9}$/.test(String(first))) throw new Refused('There is no such row.');
  const before = end === undefined ? undefined : readInstant(end);
  return messagesCsv(messages, { which: 'all', from: Number(first), before, signal });
}

function readInstant(sent: unknown): string {
  const instant = Date.parse(String(sent));
  if (Number.isNaN(instant)) throw new Refused('Say since when messages are kept.');
  return new Date(instant).toISOString();
}

/** Deletes messages from before an instant, which was shown with their number; none that may still be kept. */
export async function deleteOldMessages(
  { messages, site, signal }: Context,
  sent: Sent,
): Promise<{ deleted: number }> {
  const before = readInstant(sent['before']);
  if (before > oldest(site.messagesKeptMonths)) {
    throw new Refused(`Messages of the last ${site.messagesKeptMonths} months are kept.`);
  }
  return { deleted: await messages.deleteOlderMessages({ before, signal }) };
}

/** The instant before which no message is kept. */
function oldest(keptMonths: number): string {
  const instant = longAgo(`${keptMonths}m`);
  if (instant === undefined) throw new Error(`No time to keep messages for: ${keptMonths} months.`);
  return instant;
}
