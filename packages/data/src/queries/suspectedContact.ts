import { DataError } from '../requests/errors.ts';
import type { ContactMessage } from '../models/contact.ts';
import { type CallOptions, type Context, withDeadline } from '../requests/request.ts';
import type { TableClient } from '../models/database.ts';
import { sendContact, sendingMs } from './contact.ts';

/** Tables found to take no mark: without our migrations, or with a `suspected` column of their own. */
const withoutMark = new WeakSet<TableClient>();

/**
 * As `sendContact`. A `suspected` message that the table refuses goes again as any other, within the
 * same time: read among the others it is not lost.
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
      // Nothing else was changed, so it was the mark that was refused.
      withoutMark.add(context.client);
    }
  });
}

/** Whether nothing was stored, and nothing would be if the same were sent again. */
function isRefused(error: unknown): boolean {
  const { status = 0 } = error instanceof DataError ? error : {};
  return status >= 400 && status < 500 && status !== 429;
}
