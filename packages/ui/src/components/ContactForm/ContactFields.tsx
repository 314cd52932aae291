import type { ReactNode, Ref } from 'react';
import * as styles from '../../internal/form/FormSheet.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { ContactFormLabels } from './contactFormLabels.ts';
import type { ContactField, ContactValues } from './validateContact.ts';

interface ContactFieldsProps {
  formId: string;
  labels: ContactFormLabels['fields'];
  values: Partial<ContactValues> | undefined;
  errors: Partial<Record<ContactField, string>>;
  /** True while a message is being sent, because text typed then would be cleared with it. */
  readOnly: boolean;
  /** More inputs. */
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

export function ContactFields({
  formId,
  labels,
  values,
  errors,
  readOnly,
  children,
  ref,
}: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    defaultValue: values?.[name],
    error: errors[name],
    readOnly,
  });
  return (
    <div ref={ref} className={styles.fields}>
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('message')} multiline rows={6} />
      {children}
    </div>
  );
}
