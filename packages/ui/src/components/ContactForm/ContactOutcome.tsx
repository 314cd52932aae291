'use client';
import * as styles from '../../internal/form/FormSheet.css.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { IconPhone, IconWhatsApp } from '../Icon/icons.tsx';
import type { Action } from '../Button/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { ArrivingNotice } from '../Notice/ArrivingNotice.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { ContactFormLabels } from './contactFormLabels.ts';
import type { ContactQuestion } from './contactQuestion.ts';
import type { UseContactDraft } from './useContactDraft.ts';
import { contactInputs } from './validateContact.ts';

interface ContactSentProps {
  labels: ContactFormLabels;
  /** Undefined: not known. */
  replyTo: string | undefined;
}

/** Rendered in the form's status region, which announces it. */
export function ContactSent({ labels, replyTo }: ContactSentProps) {
  const { sentText, sentReplyTo, sentWithoutText } = labels;
  return (
    <ArrivingNotice tone="success" heading={labels.sentHeading} className={styles.outcome}>
      {replyTo === ''
        ? sentWithoutText
        : replyTo
          ? `${sentText} ${sentReplyTo(replyTo)}`
          : sentText}
    </ArrivingNotice>
  );
}

interface ContactAskProps {
  labels: ContactFormLabels;
  question: ContactQuestion;
  /** The id of the form's email field. */
  emailId: string;
  /** Puts an address into that field. */
  onMeant: (email: string) => void;
}

/** A question before a message is sent. Rendered inside the form, which its buttons submit. */
export function ContactAsk({ labels, question, emailId, onMeant }: ContactAskProps) {
  const asksHow = question.about === 'reply';
  const heading = asksHow ? labels.replyHeading : labels.mistypedHeading;
  return (
    <ArrivingNotice tone="info" heading={heading} live="assertive" className={styles.outcome}>
      <div className={styles.message}>
        <p>{asksHow ? labels.replyText : labels.mistypedText(question.email, question.meant)}</p>
        <div className={styles.noticeActions}>
          {asksHow && <Button href={`#${emailId}`}>{labels.addEmail}</Button>}
          {/* Before the other submit button: Enter presses the first one, and must send what is in the field. */}
          <Button type="submit" variant="secondary">
            {asksHow ? labels.sendWithout : labels.sendAsWritten}
          </Button>
          {!asksHow && (
            <Button
              type="submit"
              name={contactInputs.meantEmail}
              value={question.meant}
              onClick={() => onMeant(question.meant)}
            >
              {labels.sendToMeant(question.meant)}
            </Button>
          )}
        </div>
      </div>
    </ArrivingNotice>
  );
}

interface ContactFailedProps {
  labels: ContactFormLabels;
  /** Default: `labels.failedText`. */
  text: string | undefined;
  help: { phone: ContactLink; whatsapp: ContactLink };
  sending: boolean;
}

/** Reports that sending failed, with alternatives. Rendered inside the form, which its button resubmits. */
export function ContactFailed({ labels, text, help, sending }: ContactFailedProps) {
  return (
    <ArrivingNotice
      tone="danger"
      heading={labels.failedHeading}
      live="assertive"
      className={styles.outcome}
    >
      <div className={styles.message}>
        <p>{text ?? labels.failedText}</p>
        <div className={styles.noticeActions}>
          <Button type="submit" aria-disabled={sending || undefined}>
            {labels.tryAgain}
          </Button>
          <Button href={help.phone.href} variant="secondary" icon={<IconPhone />}>
            {help.phone.label}
          </Button>
          <Button href={help.whatsapp.href} variant="secondary" icon={<IconWhatsApp />}>
            {help.whatsapp.label}
          </Button>
        </div>
      </div>
    </ArrivingNotice>
  );
}

interface ContactKeptProps {
  draft: UseContactDraft;
  labels: ContactFormLabels;
  sending: boolean;
}

/** Reports that a draft was kept; below the fields, in which the visitor may already be typing. */
export function ContactKept({ draft, labels, sending }: ContactKeptProps) {
  const { kept, putBack, discard } = draft;
  // What is put into the fields now would be cleared with what is sent.
  const unlessSending = (act: () => void) => () => {
    if (!sending) act();
  };
  const actions: Action[] = [{ label: labels.discard, onClick: unlessSending(discard) }];
  if (kept?.back === false) {
    actions.unshift({ label: labels.putBack, onClick: unlessSending(putBack) });
  }
  return (
    <div role="status">
      {kept ? (
        <div className={styles.beforeActions}>
          <Notice tone="info" heading={labels.keptHeading} actions={actions}>
            {kept.back ? labels.keptText : labels.keptOfferText}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
