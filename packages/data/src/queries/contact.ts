import { type ContactField, DataError } from '../errors.ts';
import type { ContactMessage } from '../models.ts';
import {
  type CallOptions,
  type Context,
  attempt,
  errorCode,
  isRow,
  withDeadline,
} from '../request.ts';

/** Longer than a read's: sending again is the visitor's decision, not ours. */
const sendTimeoutMs = 10_000;

const fields: readonly ContactField[] = ['first_name', 'last_name', 'email', 'message'];

/** A CHECK violation, a text too long for its column, a malformed value. */
const refusals: readonly string[] = ['23514', '22001', '22P02'];

/**
 * Stores a contact message, sent exactly once: there is no retry. With a `submission_id`, a message
 * that the table already holds counts as sent.
 *
 * Throws DataError `rejected` (the content was refused; `field` where known), `timeout` (after
 * 10 s; it may have been stored) or `unavailable`. The error carries nothing of the message.
 */
export async function sendContact(
  context: Context,
  { first_name, last_name, email, message, submission_id }: ContactMessage,
  { signal }: CallOptions,
): Promise<void> {
  const row = {
    first_name,
    last_name,
    email,
    message,
    // Not in the request when undefined: a project without our migrations has no such column.
    submission_id,
  };
  const answer = await withDeadline(sendTimeoutMs, signal, (deadline) =>
    attempt(
      context,
      // No select: visitors may write this table but not read it.
      (client, aborted) => client.from('Contact Records').insert(row).abortSignal(aborted),
      deadline,
    ),
  );
  const { status } = answer;
  // Nothing but 201 is an insert: a captive portal answers 200 to anything.
  if (status === 201 && answer.error === null) return;
  const code = errorCode(answer);
  if (code === '23505' && errorText(answer.error).includes('submission_id')) return;
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

/** The field in the name of the constraint that refused: `contact_records_email_shape`. */
function refusedField(error: unknown): ContactField | undefined {
  const constraint = /constraint "([^"]+)"/i.exec(errorText(error))?.[1] ?? '';
  return fields.find((field) => constraint.includes(field));
}

function errorText(error: unknown): string {
  return isRow(error) && 'message' in error ? String(error.message) : '';
}
