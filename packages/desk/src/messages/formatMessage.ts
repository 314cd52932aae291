import { type Language, languageOfText } from '@setu/data/staff';
import type { MessageQueries, MessagesOptions, StoredMessage } from '@setu/data/staff';
import { dateTimeInForm } from '../content/dateTime.ts';
import { languageNames } from '../content/languageField.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import { csvHead, csvLine } from './csv.ts';

export const listColumns = ['id', 'received', 'name', 'email', 'language', 'message'] as const;

export const listRow = (message: StoredMessage): (string | null)[] => [
  message.id,
  momentOf(message.date),
  nameOf(message),
  message.email,
  languageName(message),
  message.message,
];

const csvColumns =
  'Id,Received (India),First name,Last name,Email,Language,Message,Suspected,Answered (India)'.split(
    ',',
  );

const csvRow = (message: StoredMessage): (string | null)[] => [
  message.id,
  momentOf(message.date),
  message.firstName,
  message.lastName,
  message.email,
  languageName(message),
  message.message,
  message.suspected ? 'yes' : 'no',
  momentOf(message.answered),
];

export type MessagesCsv = Awaited<ReturnType<typeof messagesCsv>>;

/**
 * A part of a CSV table, and where the next one begins. The oldest messages come first, so that those which arrive
 * during an export do not shift what is still to be read.
 */
export async function messagesCsv(
  queries: MessageQueries,
  asked: Pick<MessagesOptions, 'which' | 'before' | 'signal'> & { from: number },
) {
  const { items, total } = await queries.messages({ ...asked, limit: 1_000, oldestFirst: true });
  const lines = items.map((item) => csvLine(csvRow(item))).join('');
  const next = asked.from + items.length;
  return {
    csv: (asked.from === 0 ? csvHead(csvColumns) : '') + lines,
    next: items.length === 0 || next >= total ? null : next,
    total,
  };
}

export function wholeMessage(message: StoredMessage): string {
  const from = [nameOf(message), message.email && `<${message.email}>`].filter(Boolean).join(' ');
  const facts = [
    ['Message', message.id ?? ''],
    ['From', from || '(no name, no address)'],
    ['Received', momentOf(message.date) ?? 'unknown'],
    ['Language', languageName(message) ?? 'unknown'],
    ['Answered', momentOf(message.answered) ?? 'not yet'],
    ...(message.suspected ? [['Suspected', 'the hidden field for robots was filled in']] : []),
  ];
  const head = facts.map(([name = '', value = '']) => `${name.padEnd(10)} ${onOneLine(value)}\n`);
  return `${head.join('')}\n${message.message ?? '(no text)'}\n`;
}

/** The language that the visitor wrote in, recognised by its letters; null: it has none. */
export function messageLanguage({ message }: StoredMessage): Language | null {
  if (message === null) return null;
  // Links are no language, unless there is nothing else.
  const words = message.replaceAll(/(?:https?:\/\/|www\.)\S*|\S{1,64}@\S+/gi, '');
  const text = [words, message].find((each) => /\p{L}/u.test(each));
  return text === undefined ? null : languageOfText(text);
}

const languageName = (message: StoredMessage): string | null => {
  const language = messageLanguage(message);
  return language && languageNames[language];
};

export const nameOf = ({ firstName, lastName }: StoredMessage): string | null =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || null;

/** An instant in India's time, `2026-11-22 17:30`. */
const momentOf = (date: string | null): string | null =>
  date === null ? null : dateTimeInForm(date).replace('T', ' ');
