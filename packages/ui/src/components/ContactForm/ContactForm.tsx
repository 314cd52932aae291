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
import { IconPhone, IconWhatsApp } from '../Icon/icons.tsx';
import { ArrivingNotice } from '../Notice/ArrivingNotice.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ContactDraftStore } from './contactDraft.ts';
import { type ContactFormLabels, contactFormLabels } from './contactFormLabels.ts';
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
  const { kept } = draft;
  const errors = failed?.fieldErrors ?? {};
  const wrong = listFieldErrors(formId, contactFields, errors);
  const sentText = replyTo ? `${labels.sentText} ${labels.sentReplyTo(replyTo)}` : labels.sentText;
  const field = (name: ContactField) => ({
    id: `${formId}-${name}`,
    name,
    label: labels.fields[name],
    defaultValue: sent === 0 ? initial?.values?.[name] : undefined,
    error: errors[name],
    // Text typed while a message is being sent would be cleared with it.
    readOnly: sending,
  });
  /** Before the message is sent or after it could not be: what to do about it, with buttons that submit the form. */
  const outcome = (tone: 'info' | 'danger', title: string, text: string, buttons: ReactNode) => (
    <ArrivingNotice
      key={answers}
      tone={tone}
      heading={title}
      live="assertive"
      className={styles.outcome}
    >
      <div className={styles.message}>
        <p>{text}</p>
        <div className={styles.noticeActions}>{buttons}</div>
      </div>
    </ArrivingNotice>
  );
  // What is put into the fields now would be cleared with what is sent.
  const unlessSending = (act: () => void) => () => {
    if (!sending) act();
  };

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
            <ArrivingNotice
              key={answers}
              tone="success"
              heading={labels.sentHeading}
              className={styles.outcome}
            >
              {replyTo === '' ? labels.sentWithoutText : sentText}
            </ArrivingNotice>
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
        {question?.about === 'reply' &&
          outcome(
            'info',
            labels.replyHeading,
            labels.replyText,
            <>
              <Button href={`#${formId}-email`}>{labels.addEmail}</Button>
              <Button type="submit" variant="secondary">
                {labels.sendWithout}
              </Button>
            </>,
          )}
        {question?.about === 'email' &&
          outcome(
            'info',
            labels.mistypedHeading,
            labels.mistypedText(question.email, question.meant),
            <>
              {/* First, because Enter presses the first submit button, and must send what is in the field. */}
              <Button type="submit" variant="secondary">
                {labels.sendAsWritten}
              </Button>
              <Button
                type="submit"
                name={contactInputs.meantEmail}
                value={question.meant}
                onClick={() => draft.setEmail(question.meant)}
              >
                {labels.sendToMeant(question.meant)}
              </Button>
            </>,
          )}
        {failed &&
          !question &&
          wrong.length === 0 &&
          outcome(
            'danger',
            labels.failedHeading,
            failed.message ?? labels.failedText,
            <>
              <Button type="submit" aria-disabled={sending || undefined}>
                {labels.tryAgain}
              </Button>
              <Button href={help.phone.href} variant="secondary" icon={<IconPhone />}>
                {help.phone.label}
              </Button>
              <Button href={help.whatsapp.href} variant="secondary" icon={<IconWhatsApp />}>
                {help.whatsapp.label}
              </Button>
            </>,
          )}
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
        {store ? (
          <div role="status">
            {kept ? (
              <div className={styles.beforeActions}>
                <Notice
                  tone="info"
                  heading={labels.keptHeading}
                  actions={[
                    ...(kept.back
                      ? []
                      : [{ label: labels.putBack, onClick: unlessSending(draft.putBack) }]),
                    { label: labels.discard, onClick: unlessSending(draft.discard) },
                  ]}
                >
                  {kept.back ? labels.keptText : labels.keptOfferText}
                </Notice>
              </div>
            ) : null}
          </div>
        ) : null}
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
