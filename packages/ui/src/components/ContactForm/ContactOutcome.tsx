'use client';
import { Arrival } from '../../internal/status/Arrival.tsx';
import * as styles from '../../parts/FormSheet.css.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { IconPhone, IconWhatsApp } from '../../internal/drawings/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { ContactFormLabels } from './contactFormLabels.ts';

/** Stands in the form's status region, which announces it. */
export function ContactSent({ labels }: { labels: ContactFormLabels }) {
  return (
    <Arrival className={styles.outcome}>
      <Notice tone="success" heading={labels.sentHeading}>
        {labels.sentText}
      </Notice>
    </Arrival>
  );
}

interface ContactFailedProps {
  labels: ContactFormLabels;
  /** Default: the form's own text. */
  text: string | undefined;
  help: { phone: ContactLink; whatsapp: ContactLink };
  sending: boolean;
}

/** Says that the message did not go, and what else to do. Stands inside the form, which it sends again. */
export function ContactFailed({ labels, text, help, sending }: ContactFailedProps) {
  return (
    <Arrival className={styles.outcome}>
      <Notice tone="danger" heading={labels.failedHeading} live="assertive">
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
      </Notice>
    </Arrival>
  );
}
