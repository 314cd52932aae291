import { DataError } from '../requests/errors.ts';
import type { ContactMessage } from '../models/contact.ts';
import { type CallOptions, type Context, withDeadline } from '../requests/request.ts';
import { sendContact, sendingMs } from './contact.ts';

/** Like `sendContact`. A `suspected` message that the table refuses is sent again without the mark. */
export async function sendSuspectedContact(
  context: Context,
  { suspected = false, signal, ...message }: ContactMessage & CallOptions,
): Promise<void> {
  if (!suspected) {
    await sendContact(context, { ...message, signal });
    return;
  }
  await withDeadline(sendingMs(context), signal, async (deadline) => {
    try {
      await sendContact(context, { ...message, suspected, signal: deadline });
    } catch (error) {
      if (!isRefused(error)) throw error;
      await sendContact(context, { ...message, signal: deadline });
    }
  });
}

/** Whether nothing was stored, and sending the same again would store nothing. */
function isRefused(error: unknown): boolean {
  const { status = 0 } = error instanceof DataError ? error : {};
  return status >= 400 && status < 500 && status !== 429;
}
