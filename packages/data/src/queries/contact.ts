import { type ContactField, DataError } from '../requests/errors.ts';
import type { ContactMessage, ContactRow } from '../models/contact.ts';
import { attempt, errorText, isTransient, pause, withDeadline } from '../requests/request.ts';
import type { Answer, CallOptions, Context } from '../requests/request.ts';

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  message: 'message',
} as const satisfies Record<ContactField, keyof ContactRow>;

/** A CHECK violation, a text too long for its column, a malformed value. */
const refusals: readonly string[] = ['23514', '22001', '22P02'];

/** Time-out of a message: a visitor would rather wait than see a false failure. */
export const sendingMs = ({ timeoutMs }: Context): number => Math.min(timeoutMs, 1e4);

/**
 * Stores a contact message, at most once: with a `submissionId` a stored message counts as sent, and an attempt with an
 * unknown outcome is repeated once, within 10 s in all. Without that column it is sent once; one without `suspected`
 * refuses a message that has it (see `sendSuspectedContact`).
 * Throws DataError `rejected` (`field` where known), `timeout` (it may have been stored) or `unavailable`; none contains
 * a part of the message.
 */
export async function sendContact(
  context: Context,
  {
    firstName,
    lastName,
    email,
    message,
    submissionId,
    suspected,
    signal,
  }: ContactMessage & CallOptions,
): Promise<void> {
  const words: ContactRow = {
    first_name: firstName,
    last_name: lastName,
    email,
    message,
    suspected,
  };
  const answer = await withDeadline(sendingMs(context), signal, async (deadline) => {
    if (submissionId && !context.lacks.has('submission_id')) {
      const row = { ...words, submission_id: submissionId };
      const identified = await insertTwice(context, row, deadline);
      if (!lacksId(identified)) return identified;
      // The column is missing, so neither attempt stored anything.
      context.lacks.add('submission_id');
    }
    return insert(context, words, deadline);
  });
  const { status } = answer;
  // Only 201 means an insert: a captive portal answers 200 to anything.
  if (isStored(answer)) return;
  const code = errorText(answer.error, 'code');
  if (code === '23505' && namesId(answer)) return;
  // PostgreSQL repeats the failing row in its error, so only the code is passed on.
  const cause = { code };
  if (status === 413 || refusals.includes(code)) {
    const field = refusedField(answer.error);
    throw new DataError('rejected', 'The message was not accepted.', { status, field, cause });
  }
  throw new DataError('unavailable', 'The message could not be sent.', {
    status: status || undefined,
    cause,
  });
}

function insert(context: Context, row: ContactRow, signal: AbortSignal): Promise<Answer> {
  return attempt(
    context,
    // No select: visitors may write this table but not read it.
    (client) => client.from('Contact Records').insert(row),
    signal,
  );
}

/** Safe only with a `submission_id`. After half of the time the second attempt starts while the first still runs. */
async function insertTwice(
  context: Context,
  row: ContactRow,
  deadline: AbortSignal,
): Promise<Answer> {
  const again = () => insert(context, row, deadline);
  const first = again();
  const early = await Promise.race([first, pause(sendingMs(context) / 2, deadline)]);
  if (early) {
    if (isFinal(early)) return early;
    await pause(context.retryDelayMs, deadline);
    return again();
  }
  const second = again();
  const either = async (own: Promise<Answer>, other: Promise<Answer>) => {
    const answer = await own;
    return isFinal(answer) ? answer : other;
  };
  return Promise.race([either(first, second), either(second, first)]);
}

/** Whether another attempt would get the same answer. */
const isFinal = (answer: Answer) => isStored(answer) || !isTransient(answer);

const isStored = ({ status, error }: Answer) => status === 201 && error === null;

/** PostgREST does not find the column in its schema cache, or PostgreSQL does not find it in the table. */
function lacksId(answer: Answer): boolean {
  const code = errorText(answer.error, 'code');
  return (code === 'PGRST204' || code === '42703') && namesId(answer);
}

/** Whether the error is about the `submission_id`: its index, its key or its column. */
function namesId({ error }: Answer): boolean {
  return (
    errorText(error, 'message').includes('submission_id') ||
    // Only the start of the details: the rest may repeat text of the visitor.
    errorText(error, 'details').startsWith('Key (submission_id)')
  );
}

/** The field whose column is in the name of the violated constraint: `contact_records_email_shape`. */
function refusedField(error: unknown): ContactField | undefined {
  const constraint = /constraint "([^"]+)"/i.exec(errorText(error, 'message'))?.[1] ?? '';
  const fields = Object.keys(columns) as ContactField[];
  return fields.find((field) => constraint.includes(columns[field]));
}
