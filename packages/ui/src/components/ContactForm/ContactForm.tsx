'use client';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { below, FormHead, StatusRegion } from '../../internal/FieldForm.tsx';
import type { ContactLink, FormHeadingLevel } from '../../internal/FieldForm.tsx';
import * as styles from '../../internal/FieldForm.css.ts';
import type { FormResult } from '../../internal/FormResult.ts';
import { useLabels } from '../../internal/labels.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ContactDraftStore } from './contactDraft.ts';
import { ContactKept } from './ContactKept.tsx';
import { ContactFailed, ContactSent } from './ContactOutcome.tsx';
import { contactFormLabels } from './contactFormLabels.ts';
import type { ContactFormLabels } from './contactFormLabels.ts';
import { useContactDraft } from './useContactDraft.ts';
import { contactFields, readContact, validateContact } from './validateContact.ts';
import type { ContactField, ContactValues } from './validateContact.ts';

/** One of the attempts at sending a message. */
export interface ContactAttempt {
  /**
   * A UUID, the same for each attempt at sending the same words until one is confirmed: where a
   * backend keeps it unique, a message sent twice is stored once.
   */
  id: string;
}

export interface ContactFormProps extends RootAttributes {
  /** Where the browser itself posts the form to when no script sends it. Default: `/contact`. */
  action?: string | undefined;
  /**
   * Sends a valid message. A rejection counts as failed. `data` is the whole form, with what `hidden`
   * put into it; `attempt` tells a repeated message from a new one. Default: the browser posts the form.
   */
  onSubmit?:
    | ((
        values: ContactValues,
        data: FormData,
        attempt: ContactAttempt,
      ) => Promise<FormResult<ContactField>>)
    | undefined;
  /** What the answer to a plain POST renders: what was written, and what became of it. */
  initial?:
    | {
        values?: Partial<ContactValues> | undefined;
        result?: FormResult<ContactField> | 'sent' | undefined;
      }
    | undefined;
  /**
   * Keeps what is written until it is confirmed as sent, and offers it again after a reload: see
   * `sessionDraft`. The same object at each render. Default: nothing is kept.
   */
  draft?: ContactDraftStore | undefined;
  /** Other ways to reach somebody, offered when a message could not be sent. */
  help: { phone: ContactLink; whatsapp: ContactLink };
  /** More inputs for the form, such as a trap for robots. */
  hidden?: ReactNode;
  /** Default: 'Get in touch'. */
  heading?: string | undefined;
  /** Default: 2. */
  headingLevel?: FormHeadingLevel | undefined;
  labels?: Partial<ContactFormLabels> | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

interface State {
  phase: 'idle' | 'sending' | 'sent' | 'failed';
  result: FormResult<ContactField> | undefined;
  /** Counts answers: the same answer twice must be told twice. */
  answers: number;
  /** Counts messages sent: each is followed by empty fields. */
  sent: number;
}

/**
 * Writes to the institute. Posts natively until React has arrived. Nothing written is lost until it
 * has been sent; then the fields are cleared, and that is said. A second submission while one is on
 * its way does nothing. `ref` is the root `<form>`.
 */
export function ContactForm({
  action = '/contact',
  onSubmit,
  initial,
  draft: store,
  help,
  hidden,
  heading,
  headingLevel = 2,
  labels: ownLabels,
  id,
  ...rest
}: ContactFormProps) {
  const labels = useLabels('contactForm', contactFormLabels, ownLabels);
  const ownId = useId();
  const formId = id ?? ownId;
  const [state, setState] = useState<State>(() => firstState(initial?.result));
  const onItsWay = useRef(false);
  const inside = useRef<HTMLDivElement>(null);
  const draft = useContactDraft(inside, store, answered(state));

  const answer = (result: FormResult<ContactField>) => {
    if (result.ok) draft.end();
    setState(({ answers, sent }) => ({
      phase: result.ok ? 'sent' : 'failed',
      result,
      answers: answers + 1,
      sent: result.ok ? sent + 1 : sent,
    }));
  };

  async function send(values: ContactValues, data: FormData, submit: NonNullable<typeof onSubmit>) {
    onItsWay.current = true;
    setState((before) => ({ ...before, phase: 'sending' }));
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
    const checked = onItsWay.current ? undefined : validateContact(values, labels.messages);
    // Without `onSubmit` a valid form goes the native way.
    if (checked?.ok && !onSubmit) return;
    event.preventDefault();
    if (checked?.ok && onSubmit) void send(values, data, onSubmit);
    else if (checked) answer(checked);
  }

  const { phase, result, answers, sent } = state;
  const sending = phase === 'sending';
  const errors = (result && !result.ok && result.fieldErrors) || {};
  const wrong = contactFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: `${formId}-${field}`, message }] : [];
  });
  const failed = result && !result.ok;
  const values = sent === 0 ? initial?.values : undefined;
  const field = (name: ContactField) => ({
    id: `${formId}-${name}`,
    name,
    label: labels.fields[name],
    defaultValue: values?.[name],
    error: errors[name],
    // What is typed while a message is on its way would be cleared with it.
    readOnly: sending,
  });

  return (
    <form
      {...rest}
      id={formId}
      action={action}
      method="post"
      noValidate
      aria-labelledby={`${formId}-heading`}
      onSubmit={handleSubmit}
      onInput={draft.note}
      className={styles.sheet}
    >
      <FormHead id={`${formId}-heading`} heading={heading ?? labels.heading} level={headingLevel} />
      <div className={styles.outcomes}>
        <StatusRegion>
          {sending ? <span className={styles.spoken}>{labels.sendingStatus}</span> : null}
          {phase === 'sent' ? <ContactSent key={answers} labels={labels} /> : null}
        </StatusRegion>
        {failed && wrong.length > 0 ? (
          <div className={styles.outcome}>
            <ErrorSummary
              key={answers}
              heading={result.message ?? labels.messages.invalid}
              headingLevel={below(headingLevel)}
              errors={wrong}
            />
          </div>
        ) : null}
        {failed && wrong.length === 0 ? (
          <ContactFailed
            key={answers}
            labels={labels}
            text={result.message}
            help={help}
            sending={sending}
          />
        ) : null}
      </div>
      <div key={sent} ref={inside} className={styles.fields}>
        <div className={styles.pair}>
          <TextField {...field('first_name')} autoComplete="given-name" />
          <TextField {...field('last_name')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('message')} multiline rows={6} />
        {hidden}
      </div>
      <div>
        {store ? <ContactKept draft={draft} labels={labels} /> : null}
        <div className={styles.actions}>
          <Button type="submit" size="lg" aria-disabled={sending || undefined}>
            {sending ? labels.sending : labels.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Which kind of answer the form shows, if any. */
function answered({ phase }: State): 'sent' | 'failed' | undefined {
  return phase === 'sent' || phase === 'failed' ? phase : undefined;
}

function firstState(result: FormResult<ContactField> | 'sent' | undefined): State {
  const known = result === 'sent' ? { ok: true as const } : result;
  const phase = known === undefined ? 'idle' : known.ok ? 'sent' : 'failed';
  return { phase, result: known, answers: 0, sent: known?.ok ? 1 : 0 };
}
