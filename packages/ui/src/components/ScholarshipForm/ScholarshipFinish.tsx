'use client';
import { Arrival } from '../../internal/status/Arrival.tsx';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import * as styles from '../../parts/FormSheet.css.ts';
import { IconPhone, IconWhatsApp } from '../../internal/drawings/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { ScholarshipFormLabels } from './scholarshipFormLabels.tsx';
import type { ScholarshipValues } from './validateScholarship.ts';

/** How a visitor finishes: a call, or a WhatsApp message that holds what was filled in. */
export interface FinishWays {
  phone: ContactLink;
  whatsappHref: (values: ScholarshipValues) => string;
}

interface ScholarshipFinishProps {
  labels: ScholarshipFormLabels;
  finish: FinishWays;
  values: ScholarshipValues;
}

/** Stands in the form's status region, which announces it. */
export function ScholarshipFinish({ labels, finish, values }: ScholarshipFinishProps) {
  return (
    <Arrival className={styles.outcome}>
      <Notice tone="info" heading={labels.finishHeading}>
        <div className={styles.message}>
          <p>{labels.finishText}</p>
          <div className={styles.noticeActions}>
            <Button href={finish.whatsappHref(values)} icon={<IconWhatsApp />}>
              {labels.finishWhatsApp}
            </Button>
            <Button href={finish.phone.href} variant="secondary" icon={<IconPhone />}>
              {finish.phone.label}
            </Button>
          </div>
        </div>
      </Notice>
    </Arrival>
  );
}
