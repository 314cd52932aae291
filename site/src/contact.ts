import { contactFields, readContact, validateContact } from '@setu/ui';
import type { ContactField, ContactValues, FormResult } from '@setu/ui';
import { institute } from './institute.ts';
import { queriesFor } from './queries.ts';
import type { ServerContext } from './context.ts';

/** An input no person sees or fills in; whoever fills it in is a robot. */
export const trapName = 'website';

const failed = {
  ok: false,
  message:
    'Your message could not be sent. Nothing you wrote is lost: please try again, or reach us directly.',
} as const;

/**
 * Sends a message from a form's data, wherever it runs: the server's action has the visitor's share
 * of messages to count, the browser of a prerendered site writes to the table itself.
 */
export async function submitContact(
  form: FormData,
  context: ServerContext | undefined,
): Promise<{ result: FormResult<ContactField>; status: number }> {
  if (context?.bodyTooLarge) {
    const message = 'Your message is too long to be sent. Please shorten it.';
    return { result: { ok: false, message }, status: 413 };
  }
  const values = readContact(form);
  const checked = validateContact(values);
  if (!checked.ok) return { result: checked, status: 400 };
  // A robot is told what it wants to hear, so that it does not try another way.
  if (form.get(trapName)) return { result: { ok: true }, status: 200 };
  if (context && !(await context.mayPost())) {
    const message = `Too many messages have come from your network. Please wait ten minutes, or call ${institute.admissionsPhone.display}.`;
    return { result: { ok: false, message }, status: 429 };
  }
  try {
    await (await queriesFor(context)).sendContact(values);
    return { result: { ok: true }, status: 200 };
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification wants a failed message in the log
    console.error('A contact message was not stored:', error instanceof Error ? error.message : '');
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): { result: FormResult<ContactField>; status: number } {
  const field = error instanceof Error && 'field' in error ? error.field : undefined;
  const refused = contactFields.find((name) => name === field);
  if (!refused) return { result: failed, status: 500 };
  const fieldErrors = { [refused]: 'This was not accepted. Please check it.' };
  return { result: { ok: false, fieldErrors }, status: 400 };
}

/**
 * What the form's `onSubmit` does in the browser: posts to the same address as the form without
 * JavaScript, so that the server's checks and limits are the same for both.
 */
export async function postContact(
  _values: ContactValues,
  form: FormData,
): Promise<FormResult<ContactField>> {
  try {
    const response = await fetch('/contact', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      ),
      signal: AbortSignal.timeout(15_000),
    });
    const answer: unknown = await response.json();
    return isFormResult(answer) ? answer : failed;
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification wants a failed message in the log
    console.error('A contact message was not sent:', error instanceof Error ? error.message : '');
    return failed;
  }
}

function isFormResult(answer: unknown): answer is FormResult<ContactField> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
