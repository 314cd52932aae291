'use client';
import { type ReactNode, useId, useRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { FormHeadingLevel, HeadingLevel } from '../../internal/headingLevel.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { Link } from '../../internal/link/Link.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { listFieldErrors } from '../ErrorSummary/listFieldErrors.ts';
import { FormSheet } from '../../internal/form/FormSheet.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ContactDraftStore } from './contactDraft.ts';
import { type ContactFormLabels, contactFormLabels } from './contactFormLabels.ts';
import { ContactAsk, ContactFailed, ContactKept, ContactSent } from './ContactOutcome.tsx';
import { useContactSubmission } from './useContactSubmission.ts';
import type { ContactPosted, SendContact } from './useContactSubmission.ts';
import { contactFields, contactInputs } from './validateContact.ts';
import type { ContactField, ContactValues } from './validateContact.ts';

export interface ContactFormProps extends RootAttributes<HTMLFormElement> {
  /** The address that the browser posts the form to when no script sends it. Default: the current page. */
  action?: string | undefined;
  /** Sends a valid message; a rejection counts as failed. Default: the browser posts the form. */
  onSubmit?: SendContact | undefined;
  /** For the page that answers a native POST: the values that were sent, and the outcome. */
  initial?: (ContactPosted & { values?: Partial<ContactValues> | undefined }) | undefined;
  /** Keeps an unsent message (see `sessionDraft`). Pass the same object on each render. Default: nothing is kept. */
  draft?: ContactDraftStore | undefined;
  /** Other ways to reach the institute, offered when a message could not be sent. */
  help: { phone: ContactLink; whatsapp: ContactLink };
  /** How a message is handled, with a link to details. Describes the form to assistive technology. */
  notice?: { text: string; link: { label: string; href: string } } | undefined;
  /** More inputs for the form, such as a honeypot. */
  hidden?: ReactNode;
  /** Default: 'Get in touch'. */
  heading?: string | undefined;
  /** Default: 2. */
  headingLevel?: FormHeadingLevel | undefined;
  labels?: PartialLabels<ContactFormLabels> | undefined;
}

/** A form for messages to the institute; keeps everything written until it is sent. `ref` is the root `<form>`. */
export function ContactForm({
  onSubmit,
  initial,
  draft: store,
  help,
  notice,
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
  const noticeId = `${formId}-notice`;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const { submission, draft, handleSubmit } = useContactSubmission({
    fieldsRef,
    onSubmit,
    posted: initial,
    store,
    messages: {
      ...labels.messages,
      tooLong: (name, limit, length) =>
        labels.messages.tooLong(name, limit, length, labels.fields[name]),
    },
  });

  const { sending, result, answers, sent, asked, replyTo } = submission;
  const failed = result && !result.ok ? result : undefined;
  const question = failed?.question;
  const errors = failed?.fieldErrors ?? {};
  const wrong = listFieldErrors(formId, contactFields, errors);
  const field = (name: ContactField) => ({
    id: `${formId}-${name}`,
    name,
    label: labels.fields[name],
    defaultValue: sent === 0 ? initial?.values?.[name] : undefined,
    error: errors[name],
    // Text typed while a message is being sent would be cleared with it.
    readOnly: sending,
  });

  return (
    <FormSheet
      aria-describedby={notice && noticeId}
      {...rest}
      id={formId}
      heading={heading ?? labels.heading}
      headingLevel={headingLevel}
      method="post"
      onSubmit={handleSubmit}
      onInput={draft.note}
    >
      <div className={styles.outcomes}>
        <div role="status">
          {sending ? <span className={visuallyHidden}>{labels.sendingStatus}</span> : null}
          {!sending && result?.ok ? (
            <ContactSent key={answers} labels={labels} replyTo={replyTo} />
          ) : null}
        </div>
        {failed && wrong.length > 0 ? (
          <ErrorSummary
            key={answers}
            className={styles.outcome}
            heading={failed.message ?? labels.messages.invalid}
            headingLevel={(headingLevel + 1) as HeadingLevel}
            errors={wrong}
          />
        ) : null}
        {question ? (
          <ContactAsk
            key={answers}
            labels={labels}
            question={question}
            emailId={`${formId}-email`}
            onMeant={draft.setEmail}
          />
        ) : null}
        {failed && !question && wrong.length === 0 ? (
          <ContactFailed
            key={answers}
            labels={labels}
            text={failed.message}
            help={help}
            sending={sending}
          />
        ) : null}
      </div>
      <div key={sent} ref={fieldsRef} className={styles.fields}>
        <div className={styles.pair}>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('message')} multiline rows={6} />
        <input type="hidden" name={contactInputs.asked} value={asked} />
        {hidden}
      </div>
      <div>
        {store ? <ContactKept draft={draft} labels={labels} sending={sending} /> : null}
        {notice && (
          <p id={noticeId} className={styles.notice}>
            {notice.text} <Link href={notice.link.href}>{notice.link.label}</Link>
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="lg" aria-disabled={sending || undefined}>
            {sending ? labels.sending : labels.send}
          </Button>
        </div>
      </div>
    </FormSheet>
  );
}
