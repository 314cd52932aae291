import { refusals } from '@locales/contact.ts';
import { contactFormLabels } from '@locales/contactFormLabels.ts';
import { checkContact, contactFields, readContact } from '@setu/ui';
import type { ContactResult } from '@setu/ui';
import { report } from '@setu/kit';
import type { ServerContext } from '@setu/kit';
import type { Queries } from '@setu/data';
import type { ContactServer } from './contactServer.ts';
import { institute } from '@site/institute.ts';
import { createSubmissions } from './submissions.ts';

/** What the form carries beside the visitor's words. */
export const hiddenFields = {
  /**
   * An input that no person sees. Its name is of no autofill's words (name, e-mail, company, url, zip):
   * Chrome and Safari go by these, whatever `autocomplete` says.
   */
  honeypot: 'leaveEmpty',
  /** The same for each attempt at one message; empty in a page that is cached for all. */
  key: 'submissionId',
  /** Not to be asked for its time: sent again after an answer, or timed by the browser. */
  timed: 'timed',
} as const;

export const failed = {
  ok: false,
  message: refusals.failed,
} as const;

/** It may have arrived or not. Its id makes another attempt harmless. */
export const unanswered = {
  ok: false,
  message: refusals.unanswered,
} as const;

/** The least time in which a person reads a form and writes something. */
export const leastMs = 3_000;

/**
 * Held, not refused: a person with a prepared text may fill a form in at once. Trying again is then enough,
 * which a person does and a robot, as a rule, does not. The page says so, rather than wait or drop the message.
 *
 * How long the form was there is measured in the browser and, for posts without JavaScript, by when
 * the server last began to hand the page to that address. A time written into the page would be that
 * of the page cache, and a page that came from elsewhere (a CDN, another network) is not held.
 */
export const tooQuick = {
  ok: false,
  message: refusals.tooQuick,
} as const;

const tooLarge = {
  ok: false,
  message: refusals.tooLarge,
} as const;

const tooMany = {
  ok: false,
  message: refusals.tooMany(institute.admissionsPhone),
} as const;

const submissions = createSubmissions();

/** Stores the message of a posted form. */
export async function submitContact(
  form: FormData,
  context: ServerContext<Queries, ContactServer>,
): Promise<{ result: ContactResult; status: number }> {
  if (context.bodyTooLarge) return { result: tooLarge, status: 413 };
  const values = readContact(form);
  const checked = checkContact(form, contactFormLabels.messages);
  if (!checked.ok) return { result: checked, status: 400 };
  // Stored apart and answered as any other: a robot does not try another way, and a person whose
  // browser filled the honeypot in is still read.
  const suspected = Boolean(form.get(hiddenFields.honeypot));
  const { formFirstSeen } = context.extra;
  const seenFor = formFirstSeen.since(context.visitor ?? '') ?? leastMs;
  if (seenFor < leastMs && !suspected && !form.get(hiddenFields.timed)) {
    return { result: tooQuick, status: 400 };
  }
  try {
    const outcome = await submissions.send(values, {
      given: textOf(form, hiddenFields.key),
      mayStart: context.mayPost,
      store: (id) => context.queries.sendContact({ ...values, submissionId: id, suspected }),
    });
    if (outcome === 'stored') return { result: { ok: true }, status: 200 };
    return { result: tooMany, status: 429 };
  } catch (error) {
    report('A contact message was not stored:', error);
    return refusalOf(error);
  }
}

/** One of the form's own inputs. */
export function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

/** What a failed `sendContact` means to the visitor. */
export function refusalOf(error: unknown): { result: ContactResult; status: number } {
  if (!(error instanceof Error)) return { result: failed, status: 500 };
  if ('kind' in error && error.kind === 'timeout') return { result: unanswered, status: 500 };
  const field = 'field' in error ? error.field : undefined;
  const refused = contactFields.find((name) => name === field);
  if (!refused) return { result: failed, status: 500 };
  const fieldErrors = { [refused]: refusals.field };
  return { result: { ok: false, fieldErrors }, status: 400 };
}
