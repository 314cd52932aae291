import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { FormResult } from '../../internal/field/formResult.ts';
import type { ContactDraftStore } from './contactDraft.ts';
import { useContactDraft } from './useContactDraft.ts';
import type { UseContactDraft } from './useContactDraft.ts';
import { readContact, validateContact } from './validateContact.ts';
import type { ContactField, ContactMessages, ContactValues } from './validateContact.ts';

/** One of the attempts at sending a message. */
export interface ContactAttempt {
  /**
   * A UUID, the same for each attempt at sending the same words until one is confirmed: where a
   * backend keeps it unique, a message sent twice is stored once.
   */
  id: string;
}

export type SendContact = (
  values: ContactValues,
  data: FormData,
  attempt: ContactAttempt,
) => Promise<FormResult<ContactField>>;

export interface ContactSubmission {
  phase: 'idle' | 'sending' | 'sent' | 'failed';
  result: FormResult<ContactField> | undefined;
  /** Counts answers: the same answer twice must be told twice. */
  answers: number;
  /** Counts messages sent: each is followed by empty fields. */
  sent: number;
}

interface SubmissionOptions {
  /** Holds the fields. */
  fieldsRef: RefObject<HTMLElement | null>;
  onSubmit: SendContact | undefined;
  /** What became of a form that the browser posted. */
  posted: FormResult<ContactField> | 'sent' | undefined;
  store: ContactDraftStore | undefined;
  messages: ContactMessages;
}

interface UseContactSubmission {
  submission: ContactSubmission;
  draft: UseContactDraft;
  /** For the form. A second submission while one is on its way does nothing. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Checks, sends and keeps a message until it is confirmed, and knows what became of it. */
export function useContactSubmission({
  fieldsRef,
  onSubmit,
  posted,
  store,
  messages,
}: SubmissionOptions): UseContactSubmission {
  const [submission, setSubmission] = useState(() => firstState(posted));
  const onItsWay = useRef(false);
  const { phase } = submission;
  const answered = phase === 'sent' || phase === 'failed' ? phase : undefined;
  const draft = useContactDraft(fieldsRef, store, answered);

  const answer = (result: FormResult<ContactField>) => {
    if (result.ok) draft.end();
    setSubmission(({ answers, sent }) => ({
      phase: result.ok ? 'sent' : 'failed',
      result,
      answers: answers + 1,
      sent: result.ok ? sent + 1 : sent,
    }));
  };

  async function send(values: ContactValues, data: FormData, submit: SendContact) {
    onItsWay.current = true;
    setSubmission((before) => ({ ...before, phase: 'sending' }));
    try {
      answer(await submit(values, data, { id: draft.begin(values) }));
    } catch {
      answer({ ok: false });
    } finally {
      onItsWay.current = false;
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const values = readContact(data);
    const checked = onItsWay.current ? undefined : validateContact(values, messages);
    // Without `onSubmit` a valid form goes the native way.
    if (checked?.ok && !onSubmit) return;
    event.preventDefault();
    if (checked?.ok && onSubmit) void send(values, data, onSubmit);
    else if (checked) answer(checked);
  }

  return { submission, draft, handleSubmit };
}

function firstState(posted: SubmissionOptions['posted']): ContactSubmission {
  const result = posted === 'sent' ? { ok: true as const } : posted;
  const phase = result === undefined ? 'idle' : result.ok ? 'sent' : 'failed';
  return { phase, result, answers: 0, sent: result?.ok ? 1 : 0 };
}
