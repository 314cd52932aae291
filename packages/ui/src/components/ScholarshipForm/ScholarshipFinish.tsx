'use client';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { useCopy } from '../../internal/hooks/useCopy.tsx';
import * as formStyles from '../../internal/form/FormSheet.css.ts';
import { IconPhone, IconPrint, IconWhatsApp } from '../Icon/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { ArrivingNotice } from '../Notice/ArrivingNotice.tsx';
import * as styles from './ScholarshipForm.css.ts';
import { type ScholarshipFormLabels, choiceText } from './scholarshipFormLabels.ts';
import type { ScholarshipField } from './validateScholarship.ts';

export interface FinishWays {
  phone: ContactLink;
  /** @param sheet everything that was filled in, a line for each field. */
  whatsappHref: (sheet: string) => string;
}

interface ScholarshipFinishProps {
  labels: ScholarshipFormLabels;
  finish: FinishWays;
  fields: readonly ScholarshipField[];
  values: Record<string, string | boolean>;
}

/** Rendered in the form's status region, which announces it. */
export function ScholarshipFinish({ labels, finish, fields, values }: ScholarshipFinishProps) {
  const lines = linesOf(fields, values, labels.ticked);
  const sheet = lines.map(({ label, value }) => `${label}: ${value}`).join('\n');

  const { copy, outcome } = useCopy(sheet, labels);

  return (
    <ArrivingNotice tone="info" heading={labels.finishHeading} className={formStyles.outcome}>
      <div className={formStyles.message}>
        <p>{choiceText(labels.finishText, fields)}</p>
        <dl className={styles.sheet} aria-label={labels.sheetHeading}>
          {lines.map(({ name, label, value }) => (
            <div key={name} className={styles.line}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={formStyles.noticeActions}>
          <Button href={finish.whatsappHref(sheet)} icon={<IconWhatsApp />}>
            {labels.finishWhatsApp}
          </Button>
          <Button href={finish.phone.href} variant="secondary" icon={<IconPhone />}>
            {finish.phone.label}
          </Button>
          <span className={styles.scripted}>
            <Button variant="secondary" icon={<IconPrint />} onClick={() => window.print()}>
              {labels.print}
            </Button>
            <Button variant="secondary" onClick={() => void copy()}>
              {labels.copy}
            </Button>
          </span>
        </div>
        {outcome && <p>{outcome}</p>}
      </div>
    </ArrivingNotice>
  );
}

/** The values with the form's labels; required checkboxes are left out, because everyone has to tick them. */
function linesOf(
  fields: readonly ScholarshipField[],
  values: Record<string, string | boolean>,
  ticked: string,
) {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (!value || (field.type === 'checkbox' && field.required)) return [];
    const chosen = 'options' in field && field.options.find((option) => option.value === value);
    const text = chosen ? chosen.label : value;
    return [{ name: field.name, label: field.label, value: text === true ? ticked : text }];
  });
}
