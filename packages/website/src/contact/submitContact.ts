import { refusals } from '@locales/contact.ts';
import { contactFormLabels } from '@locales/labels.ts';
import { type ContactResult, checkContact, contactFields, readContact } from '@setu/ui';
import { type ServerContext, report } from '@setu/kit';
import type { Queries } from '@setu/data';
import type { ContactServer } from './contactServer.ts';
import { institute } from '@site/institute.ts';
import { createSubmissions } from './submissions.ts';

/** The fields of the form in addition to the visitor's words. */
export const hiddenFields = {
  /**
   * An input that no person sees. Its name contains none of the words by which Chrome and Safari autofill
   * (name, e-mail, company, url, zip), whatever `autocomplete` says.
   */
  honeypot: 'leaveEmpty',
  /** The same for each attempt at one message; empty in a page that is cached for all. */
  key: 'submissionId',
  /** Exempts a post from the time check: sent again after an answer, or timed by the browser. */
  timed: 'timed',
} as const;

const refused = (message: string): ContactResult => ({ ok: false, message });

export const failed = refused(refusals.failed);

/** The message may or may not have been stored. Its id makes another attempt harmless. */
export const unanswered = refused(refusals.unanswered);

/** The minimum time in which a person reads a form and writes something. */
export const leastMs = 3_000;

/**
 * Held, not refused: a person with a prepared text sends it again, which a robot usually does not. The time is measured
 * in the browser or, for posts without JavaScript, from when the server first sent the page to that address
 * (`formFirstSeen`); a page that came from elsewhere (a CDN, another network) is not held.
 */
export const tooQuick = refused(refusals.tooQuick);

const submissions = createSubmissions();

export async function submitContact(
  form: FormData,
  context: ServerContext<Queries, ContactServer>,
): Promise<{ result: ContactResult; status: number }> {
  if (context.bodyTooLarge) return { result: refused(refusals.tooLarge), status: 413 };
  const values = readContact(form);
  const checked = checkContact(form, contactFormLabels.messages);
  if (!checked.ok) return { result: checked, status: 400 };
  // Stored separately and answered like any other: a robot does not try another way, and the message of a
  // person whose browser filled in the honeypot is still read.
  const suspected = Boolean(form.get(hiddenFields.honeypot));
  const { formFirstSeen } = context.extra;
  const seenFor = formFirstSeen.since(context.visitor ?? '') ?? leastMs;
  if (seenFor < leastMs && !suspected && !form.get(hiddenFields.timed)) {
    return { result: tooQuick, status: 400 };
  }
  try {
    const outcome = await submissions.send(values, {
      given: formText(form, hiddenFields.key),
      mayStart: context.mayPost,
      store: (id) => context.queries.sendContact({ ...values, submissionId: id, suspected }),
    });
    if (outcome === 'stored') return { result: { ok: true }, status: 200 };
    return { result: refused(refusals.tooMany(institute.admissionsPhone)), status: 429 };
  } catch (error) {
    report('A contact message was not stored:', error);
    return refusalOf(error);
  }
}

export function formText(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

/** The answer to the visitor after a failed `sendContact`. */
export function refusalOf(error: unknown): { result: ContactResult; status: number } {
  if (!(error instanceof Error)) return { result: failed, status: 500 };
  if ('kind' in error && error.kind === 'timeout') return { result: unanswered, status: 500 };
  const field = 'field' in error ? error.field : undefined;
  const name = contactFields.find((known) => known === field);
  if (!name) return { result: failed, status: 500 };
  return { result: { ok: false, fieldErrors: { [name]: refusals.field } }, status: 400 };
}
