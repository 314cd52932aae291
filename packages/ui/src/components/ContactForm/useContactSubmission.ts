import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { ContactDraftStore } from './contactDraft.ts';
import { type ContactResult, checkContact, questionKey, replyTo } from './contactQuestion.ts';
import { useContactDraft } from './useContactDraft.ts';
import { type ContactMessages, type ContactValues, readContact } from './validateContact.ts';

/** One of the attempts at sending a message. */
export interface ContactAttempt {
  /** A UUID, the same for each attempt at sending the same words: a backend that keeps it unique stores them once. */
  id: string;
}

/** `data` is the whole form, with the inputs of `hidden`. */
export type SendContact = (
  values: ContactValues,
  data: FormData,
  attempt: ContactAttempt,
) => Promise<ContactResult>;

interface ContactSubmission {
  sending: boolean;
  result: ContactResult | undefined;
  /** Counts answers: the same answer twice must be announced twice. */
  answers: number;
  /** Counts messages sent: each one clears the fields. */
  sent: number;
  /** Key of the last question asked, which the form sends along. */
  asked: string;
  /** Where the answer goes: see `replyTo`. Undefined: not known. */
  replyTo: string | undefined;
}

/** What the page that answers a native POST knows about it. */
export interface ContactPosted {
  result?: ContactResult | 'sent' | undefined;
  /** The form's input `asked`, as received. */
  asked?: string | undefined;
  /** Where the answer to a sent message goes: see `replyTo`. */
  replyTo?: string | undefined;
}

interface SubmissionOptions {
  /** Contains the fields. */
  fieldsRef: RefObject<HTMLElement | null>;
  onSubmit: SendContact | undefined;
  /** The outcome of a form that the browser posted. */
  posted: ContactPosted | undefined;
  store: ContactDraftStore | undefined;
  messages: ContactMessages;
}

/** Checks and sends a message, keeps it until it is confirmed, and tracks the outcome. */
export function useContactSubmission({
  fieldsRef,
  onSubmit,
  posted,
  store,
  messages,
}: SubmissionOptions) {
  const [submission, setSubmission] = useState(() => firstState(posted));
  const onItsWay = useRef(false);
  const draft = useContactDraft(fieldsRef, store, submission.result);

  const answer = (result: ContactResult, values: ContactValues) => {
    if (result.ok) draft.end();
    setSubmission((before) => ({
      sending: false,
      result,
      asked: askedBy(result, before.asked),
      replyTo: replyTo(values),
      answers: before.answers + 1,
      sent: result.ok ? before.sent + 1 : before.sent,
    }));
  };

  async function send(values: ContactValues, data: FormData, submit: SendContact) {
    onItsWay.current = true;
    setSubmission((before) => ({ ...before, sending: true }));
    try {
      answer(await submit(values, data, { id: draft.begin(values) }), values);
    } catch {
      answer({ ok: false }, values);
    } finally {
      onItsWay.current = false;
    }
  }

  /** The form's `onSubmit`. A second submission while one is in progress does nothing. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const values = readContact(data);
    const checked = onItsWay.current ? undefined : checkContact(data, messages);
    // Without `onSubmit` a valid form is posted natively.
    if (checked?.ok && !onSubmit) return;
    event.preventDefault();
    if (checked?.ok && onSubmit) void send(values, data, onSubmit);
    else if (checked) answer(checked, values);
  }

  return { submission, draft, handleSubmit };
}

const askedBy = (result: ContactResult | undefined, before: string): string =>
  result?.ok ? '' : questionKey(result?.question) || before;

function firstState({
  result: posted,
  asked = '',
  replyTo,
}: ContactPosted = {}): ContactSubmission {
  const result = posted === 'sent' ? ({ ok: true } as const) : posted;
  const sent = posted === 'sent' ? 1 : 0;
  return { sending: false, result, asked: askedBy(result, asked), replyTo, answers: 0, sent };
}
