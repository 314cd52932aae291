import type { parseArgs } from 'node:util';
import { dayOf } from '@setu/data';
import { type MessageQueries, type WhichMessages, createMessageQueries } from '@setu/data/staff';
import type { Command, DeskContext, Output } from '../command.ts';
import { UsageError } from '../exitStatus.ts';
import { longAgo } from './age.ts';
import {
  type MessagesCsv,
  listColumns,
  listRow,
  messagesCsv,
  wholeMessage,
} from './formatMessage.ts';

const usage = `
Usage: npm run desk -- messages [show <id>] [options]

What visitors sent with the contact form, the newest first: those that are not answered yet. Those
whose hidden field for robots was filled in are kept apart; look at them now and then, a person's may be
among them. Times are those of India.

  show <id>             one message in full
  --all                 also those that are answered or suspected
  --suspected           those alone that are suspected
  --limit <number>      so many at most, 1 to 1000 (default: 50)
  --csv                 the same messages for a spreadsheet, without a limit, the oldest first:
                        npm run -s desk -- messages --all --csv > messages.csv
  --answered <id>       notes that it was answered; may be given several times
  --unanswered <id>     takes that back
  --delete-older <age>  deletes what is older, answered or not: 180d, 6m, 2y. Asks first
  --yes                 does not ask
  --json                for programs, with all that is known of each message
`;

const options = {
  all: { type: 'boolean' },
  suspected: { type: 'boolean' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  answered: { type: 'string', multiple: true },
  unanswered: { type: 'string', multiple: true },
  'delete-older': { type: 'string' },
  yes: { type: 'boolean' },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Work {
  queries: MessageQueries;
  output: Output;
  signal: AbortSignal;
}

export const messages: Command = {
  name: 'messages',
  summary: 'messages of the contact form: read, export, mark as answered, delete',
  usage,
  options,
  async run({ connect, output, signal }: DeskContext, { values, positionals }) {
    const given = values as Values;
    const work = async (): Promise<Work> => ({
      queries: createMessageQueries((await connect()).client),
      output,
      signal,
    });
    const [verb, id, ...more] = positionals;
    const isShow = verb === 'show' && id !== undefined && more.length === 0;
    const isMark = given.answered !== undefined || given.unanswered !== undefined;
    const age = given['delete-older'];
    const tasks = [isShow, given.csv === true, isMark, age !== undefined];
    // Of old messages all are deleted: those who name fewer must not lose the others.
    const isNarrowed = given.suspected === true || given.limit !== undefined;
    const isMixed = tasks.filter(Boolean).length > 1 || (age !== undefined && isNarrowed);
    if ((verb !== undefined && !isShow) || isMixed) {
      throw new UsageError('Say one thing at a time: see --help.');
    }
    if (isShow) return show(await work(), id);
    if (isMark) return mark(await work(), given.answered ?? [], given.unanswered ?? []);
    if (age !== undefined) return deleteOlder(await work(), age, given.yes === true);
    const which = given.all ? 'all' : given.suspected ? 'suspected' : 'open';
    if (given.csv) return printCsv(await work(), which);
    const limit = Number(given.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) {
      throw new UsageError('--limit must be a number from 1 to 1000.');
    }
    return list(await work(), which, limit);
  },
};

async function list(
  { queries, output, signal }: Work,
  which: WhichMessages,
  limit: number,
): Promise<void> {
  const { items, total } = await queries.messages({ which, limit, signal });
  if (output.json) return output.print(JSON.stringify(items, null, 2));
  if (items.length > 0) output.table(listColumns, items.map(listRow));
  output.say(
    total === 0
      ? 'No messages.'
      : `${items.length} of ${total}, the newest first. In full: show <id>`,
  );
  const suspected =
    which === 'open' ? await queries.messageCount({ which: 'suspected', signal }) : 0;
  if (suspected > 0) {
    output.say(`${suspected} more with the hidden field for robots filled in: --suspected`);
  }
}

const noSuch = (id: string) => `There is no message ${id}.`;

async function show({ queries, output, signal }: Work, id: string): Promise<void> {
  const message = await queries.message({ id, signal });
  if (!message) throw new Error(noSuch(id));
  output.print(output.json ? JSON.stringify(message, null, 2) : wholeMessage(message));
}

/** Prints messages as they are read, so that they are never all in memory. */
async function printCsv({ queries, output, signal }: Work, which: WhichMessages): Promise<void> {
  for (let from: number | null = 0; from !== null;) {
    const part: MessagesCsv = await messagesCsv(queries, { which, from, signal });
    output.print(part.csv);
    from = part.next;
    output.progress(from ?? part.total, part.total, 'messages');
  }
}

async function mark(
  { queries, output, signal }: Work,
  answered: readonly string[],
  unanswered: readonly string[],
): Promise<void> {
  const abilities = await queries.messageAbilities({ signal });
  if (!abilities.id || !abilities.answered) {
    throw new Error(
      'Messages cannot be marked here: the table has no place for it. ' +
        'The migration 20261124000300_contact_messages makes one (supabase db push).',
    );
  }
  const missing: string[] = [];
  const marks = [
    ...answered.map((id) => ({ id, answered: true })),
    ...unanswered.map((id) => ({ id, answered: false })),
  ];
  for (const { id, answered } of marks) {
    if (await queries.markAnswered({ id, answered, signal })) {
      output.say(`${id}: ${answered ? 'answered' : 'not answered'}`);
    } else missing.push(noSuch(id));
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

async function deleteOlder(
  { queries, output, signal }: Work,
  age: string,
  isSure: boolean,
): Promise<void> {
  const isDated = (await queries.messageAbilities({ signal })).date;
  // From here on the time is that of the database.
  const before = longAgo(age);
  if (before === undefined) {
    throw new UsageError(`--delete-older must be a time such as 180d, 6m or 2y, not "${age}".`);
  }
  if (!isDated) {
    throw new Error(
      'The messages of this project have no date, so that none can be said to be older.',
    );
  }
  const count = await queries.olderMessageCount({ before, signal });
  if (count === 0) return output.say(`No message is older than ${age}.`);
  const question = `Delete ${counted(count)} from before ${dayOf(before) ?? before}, for good?`;
  if (!isSure && !(await output.confirm(question))) {
    throw new Error(
      `Nothing was deleted. Older than ${age}: ${counted(count)}. With --yes nothing is asked.`,
    );
  }
  const deleted = await queries.deleteOlderMessages({ before, signal });
  output.say(`Deleted: ${counted(deleted)}.`);
}

const counted = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);
