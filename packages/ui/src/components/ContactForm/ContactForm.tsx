'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { FormHeadingLevel } from '../../internal/headingLevel.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { Link } from '../../internal/link/Link.tsx';
import { StatusRegion } from '../../internal/status/StatusRegion.tsx';
import { FormErrors, listFieldErrors } from '../ErrorSummary/FormErrors.tsx';
import { FormSheet } from '../../internal/form/FormSheet.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import { Button } from '../Button/Button.tsx';
import type { ContactDraftStore } from './contactDraft.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFormLabels } from './contactFormLabels.ts';
import type { ContactFormLabels } from './contactFormLabels.ts';
import { ContactKept } from './ContactKept.tsx';
import { ContactAsk, ContactFailed, ContactSent } from './ContactOutcome.tsx';
import { useContactSubmission } from './useContactSubmission.ts';
import type { ContactPosted, SendContact } from './useContactSubmission.ts';
import { contactFields, contactInputs } from './validateContact.ts';
import type { ContactValues } from './validateContact.ts';

export interface ContactFormProps extends RootAttributes<HTMLFormElement> {
  /** Where the browser itself posts the form to when no script sends it. Default: the page it stands on. */
  action?: string | undefined;
  /**
   * Sends a valid message. A rejection counts as failed. `data` is the whole form, with what `hidden`
   * put into it; `attempt` tells a repeated message from a new one. Default: the browser posts the form.
   */
  onSubmit?: SendContact | undefined;
  /** What the answer to a plain POST renders: what was written, and what became of it. */
  initial?: (ContactPosted & { values?: Partial<ContactValues> | undefined }) | undefined;
  /**
   * Keeps what is written until it is confirmed as sent, and offers it again after a reload: see
   * `sessionDraft`. The same object at each render. Default: nothing is kept.
   */
  draft?: ContactDraftStore | undefined;
  /** Other ways to reach the institute, offered when a message could not be sent. */
  help: { phone: ContactLink; whatsapp: ContactLink };
  /** What becomes of a message, and where more is said about it. Describes the form to assistive technology. */
  notice?: { text: string; link: { label: string; href: string } } | undefined;
  /** More inputs for the form, such as a trap for robots. */
  hidden?: ReactNode;
  /** Default: 'Get in touch'. */
  heading?: string | undefined;
  /** Default: 2. */
  headingLevel?: FormHeadingLevel | undefined;
  labels?: Partial<ContactFormLabels> | undefined;
}

/**
 * Writes to the institute. Posts natively until React has arrived. Nothing written is lost until it
 * has been sent; then the fields are cleared, and that is said. A second submission while one is on
 * its way does nothing. `ref` is the root `<form>`.
 */
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
    messages: labels.messages,
  });

  const { phase, result, answers, sent, asked, replyTo } = submission;
  const sending = phase === 'sending';
  const failed = result && !result.ok ? result : undefined;
  const question = failed?.question;
  const errors = failed?.fieldErrors ?? {};
  const wrong = listFieldErrors(formId, contactFields, errors);

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
        <StatusRegion>
          {sending ? <span className={visuallyHidden}>{labels.sendingStatus}</span> : null}
          {phase === 'sent' ? (
            <ContactSent key={answers} labels={labels} replyTo={replyTo} />
          ) : null}
        </StatusRegion>
        {failed && wrong.length > 0 ? (
          <FormErrors
            key={answers}
            heading={failed.message ?? labels.messages.invalid}
            headingLevel={headingLevel}
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
      <ContactFields
        key={sent}
        ref={fieldsRef}
        formId={formId}
        labels={labels.fields}
        values={sent === 0 ? initial?.values : undefined}
        errors={errors}
        readOnly={sending}
      >
        <input type="hidden" name={contactInputs.asked} value={asked} />
        {hidden}
      </ContactFields>
      <div>
        {store ? <ContactKept draft={draft} labels={labels} /> : null}
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
