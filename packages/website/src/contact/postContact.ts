import { report } from '@setu/kit';
import type { ContactFormProps, ContactResult, ContactValues } from '@setu/ui';
import {
  failed,
  hiddenFields,
  leastMs,
  refusalOf,
  formText,
  tooQuick,
  unanswered,
} from './submitContact.ts';
import { pageAddress } from '../language/language.ts';
import { paths } from '../paths.ts';
import { queriesFor } from '../queries.ts';

/** The statuses with which a static host answers a post: a prerendered site on a CDN. */
const noServer: readonly number[] = [404, 405, 501];

/** When this document first showed the form, in the time of `performance.now()`. */
let firstSeen: number | undefined;
let askedForTime = false;

export function noteFormSeen(now: number): void {
  firstSeen ??= now;
}

/**
 * The form's `onSubmit` in the browser: posts to the address of the form without JavaScript, whose checks and limits
 * apply. Without a server (`isStatic`) it writes to the table directly.
 */
export const postContact =
  (isStatic: boolean): NonNullable<ContactFormProps['onSubmit']> =>
  async (values, form, { id }) => {
    const seenFor = performance.now() - (firstSeen ?? 0);
    if (!askedForTime && !formText(form, hiddenFields.timed) && seenFor < leastMs) {
      askedForTime = true;
      return tooQuick;
    }
    if (isStatic) return writeDirectly(values, id);
    return post(values, withHiddenFields(form, id), id);
  };

function withHiddenFields(form: FormData, id: string): URLSearchParams {
  const fields = new URLSearchParams(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  // A page that answered a failed post contains the key of that attempt.
  if (!formText(form, hiddenFields.key)) fields.set(hiddenFields.key, id);
  fields.set(hiddenFields.timed, '1');
  return fields;
}

async function post(
  values: ContactValues,
  body: URLSearchParams,
  id: string,
): Promise<ContactResult> {
  const wasOnline = navigator.onLine;
  try {
    const response = await fetch(pageAddress(paths.contact), {
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
    return wasOnline ? unanswered : failed;
  }
}

/** Writes to the table directly: only the table's own limits and unique ids apply then. */
async function writeDirectly(values: ContactValues, submissionId: string): Promise<ContactResult> {
  try {
    await (await queriesFor()).sendContact({ ...values, submissionId });
    return { ok: true };
  } catch (error) {
    report('A contact message was not stored:', error);
    return refusalOf(error).result;
  }
}

function isFormResult(answer: unknown): answer is ContactResult {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
