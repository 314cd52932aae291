import { report } from '@setu/kit';
import type { ContactField, ContactFormProps, ContactValues, FormResult } from '@setu/ui';
import {
  failed,
  hiddenFields,
  keyOf,
  leastMs,
  refusalOf,
  tooQuick,
  unanswered,
} from './submitContact.ts';
import { queriesFor } from '../queries.ts';

type Result = FormResult<ContactField>;

/** What a web server without our program says to a post: a prerendered site on a CDN. */
const noServer: readonly number[] = [404, 405, 501];

/**
 * What the form's `onSubmit` does in the browser: posts to the same address as the form without
 * JavaScript, so that the server's checks and limits are the same for both.
 *
 * @param shownAt when the form was shown, as `performance.now()` tells time.
 */
export function createContactPost(shownAt: number): NonNullable<ContactFormProps['onSubmit']> {
  let asked = false;
  return async (values, form, { id }) => {
    if (!asked && performance.now() - shownAt < leastMs) {
      asked = true;
      return tooQuick;
    }
    return post(values, withHiddenFields(form, id), id);
  };
}

function withHiddenFields(form: FormData, id: string): URLSearchParams {
  const fields = new URLSearchParams(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  // A page that answered a failed post brought the key of that attempt.
  if (!keyOf(form)) fields.set(hiddenFields.key, id);
  fields.set(hiddenFields.timed, '1');
  return fields;
}

async function post(values: ContactValues, body: URLSearchParams, id: string): Promise<Result> {
  try {
    const response = await fetch('/contact', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    if (noServer.includes(response.status)) return await writeDirectly(values, id);
    const answer: unknown = await response.json();
    return isFormResult(answer) ? answer : failed;
  } catch (error) {
    report('A contact message was not sent:', error);
    return navigator.onLine ? unanswered : failed;
  }
}

/** To the table itself, whose own limits and unique ids then hold alone. */
async function writeDirectly(values: ContactValues, submissionId: string): Promise<Result> {
  try {
    await (await queriesFor()).sendContact({ ...values, submissionId });
    return { ok: true };
  } catch (error) {
    report('A contact message was not stored:', error);
    return refusalOf(error).result;
  }
}

function isFormResult(answer: unknown): answer is Result {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
