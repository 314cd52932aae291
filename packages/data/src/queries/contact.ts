import { type ContactField, DataError } from '../errors.ts';
import type { ContactMessage } from '../models.ts';
import {
  type Answer,
  type CallOptions,
  type Context,
  attempt,
  errorCode,
  isRow,
  mayPass,
  pause,
  withDeadline,
} from '../request.ts';
import type { ContactRow, TableClient } from '../rows.ts';

const fields: readonly ContactField[] = ['first_name', 'last_name', 'email', 'message'];

/** A CHECK violation, a text too long for its column, a malformed value. */
const refusals: readonly string[] = ['23514', '22001', '22P02'];

/**
 * Tables found to have no `submission_id`: a project without our migrations. Remembered for as long
 * as the process lives, so that only its first message is asked for twice.
 */
const withoutId = new WeakSet<TableClient>();

/**
 * Stores a contact message, at most once. With a `submission_id`, a message that the table already
 * holds counts as sent, so that an attempt whose outcome is unknown is made a second time; both must
 * be done within a read's time-out. Where the table has no such column the message goes without it,
 * and then only once.
 *
 * Throws DataError `rejected` (the content was refused; `field` where known), `timeout` (it may have
 * been stored) or `unavailable`. The error carries nothing of the message.
 */
export async function sendContact(
  context: Context,
  { first_name, last_name, email, message, submission_id }: ContactMessage,
  { signal }: CallOptions,
): Promise<void> {
  const words = { first_name, last_name, email, message };
  const answer = await withDeadline(context.timeoutMs, signal, async (deadline) => {
    if (submission_id !== undefined && !withoutId.has(context.client)) {
      const identified = await insertTwice(context, { ...words, submission_id }, deadline);
      if (!lacksId(identified)) return identified;
      // No such column, so neither attempt stored anything.
      withoutId.add(context.client);
    }
    return insert(context, words, deadline);
  });
  const { status } = answer;
  // Nothing but 201 is an insert: a captive portal answers 200 to anything.
  if (isStored(answer)) return;
  const code = errorCode(answer);
  if (code === '23505' && namesId(answer)) return;
  // PostgreSQL repeats the failing row in its error, so that only the code is passed on.
  const cause = { code };
  if (status === 413 || (code !== undefined && refusals.includes(code))) {
    const field = refusedField(answer.error);
    throw new DataError('rejected', 'The message was not accepted.', { status, field, cause });
  }
  throw new DataError('unavailable', 'The message could not be sent.', {
    status: status === 0 ? undefined : status,
    cause,
  });
}

function insert(context: Context, row: ContactRow, signal: AbortSignal): Promise<Answer> {
  return attempt(
    context,
    // No select: visitors may write this table but not read it.
    (client, aborted) => client.from('Contact Records').insert(row).abortSignal(aborted),
    signal,
  );
}

/**
 * Safe only with a `submission_id`. The first attempt gets half of the time: one that hangs leaves
 * the second its chance.
 */
async function insertTwice(
  context: Context,
  row: ContactRow,
  deadline: AbortSignal,
): Promise<Answer> {
  try {
    const first = await withDeadline(context.timeoutMs / 2, deadline, (half) =>
      insert(context, row, half),
    );
    if (isStored(first) || !mayPass(first)) return first;
    await pause(context.retryDelayMs, deadline);
  } catch (error) {
    if (deadline.aborted || !(error instanceof DataError)) throw error;
  }
  return insert(context, row, deadline);
}

const isStored = ({ status, error }: Answer) => status === 201 && error === null;

/** PostgREST misses the column in its own list of columns, or PostgreSQL in the table. */
function lacksId(answer: Answer): boolean {
  const code = errorCode(answer);
  return (code === 'PGRST204' || code === '42703') && namesId(answer);
}

/** Whether it is the `submission_id` that the error is about: its index, its key or its column. */
function namesId({ error }: Answer): boolean {
  const details = isRow(error) && 'details' in error ? String(error.details) : '';
  // From the details only the key: elsewhere they repeat what the visitor wrote.
  return errorText(error).includes('submission_id') || details.startsWith('Key (submission_id)');
}

/** The field in the name of the constraint that refused: `contact_records_email_shape`. */
function refusedField(error: unknown): ContactField | undefined {
  const constraint = /constraint "([^"]+)"/i.exec(errorText(error))?.[1] ?? '';
  return fields.find((field) => constraint.includes(field));
}

function errorText(error: unknown): string {
  return isRow(error) && 'message' in error ? String(error.message) : '';
}
