import { DataError } from '../requests/errors.ts';
import type { ContactMessage } from '../models/contact.ts';
import { type CallOptions, type Context, withDeadline } from '../requests/request.ts';
import type { TableClient } from '../models/database.ts';
import { sendContact, sendingMs } from './contact.ts';

/** Tables found to refuse `suspected`: without our migrations, or with a different column of that name. */
const withoutMark = new WeakSet<TableClient>();

/**
 * Like `sendContact`. A `suspected` message that the table refuses is sent again without the mark, within the
 * same time-out, so that it is not lost.
 */
export async function sendSuspectedContact(
  context: Context,
  { suspected = false, signal, ...message }: ContactMessage & CallOptions,
): Promise<void> {
  if (!suspected || withoutMark.has(context.client)) {
    await sendContact(context, { ...message, signal });
    return;
  }
  await withDeadline(sendingMs(context), signal, async (deadline) => {
    try {
      await sendContact(context, { ...message, suspected, signal: deadline });
    } catch (error) {
      if (!isRefused(error)) throw error;
      await sendContact(context, { ...message, signal: deadline });
      // Only the mark was removed, so the mark was the reason for the refusal.
      withoutMark.add(context.client);
    }
  });
}

/** Whether nothing was stored, and sending the same again would store nothing. */
function isRefused(error: unknown): boolean {
  const { status = 0 } = error instanceof DataError ? error : {};
  return status >= 400 && status < 500 && status !== 429;
}
