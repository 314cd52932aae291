import {
  type AriaAttributes,
  type CSSProperties,
  type DOMAttributes,
  type ReactNode,
  useId,
} from 'react';
import * as styles from './Field.css.ts';
import { cx } from '../../internal/attributes.ts';
import { IconAlert } from '../Icon/icons.tsx';

interface FieldLook {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Attributes that a field passes on: `className` and `style` to its outermost element, `data-*` and `aria-*` to its control. */
export interface PassedAttributes extends FieldLook {
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}

/** What libraries for forms listen to. */
export type FieldEvents<Control> = Pick<
  DOMAttributes<Control>,
  'onBlur' | 'onFocus' | 'onInput' | 'onKeyDown' | 'onPaste'
>;

export interface FieldTexts {
  /** Help that is always shown, and read with the control. */
  hint?: string | undefined;
  /** What is wrong and how to correct it. Marks the control as invalid. */
  error?: string | undefined;
}

/** What every field takes. */
export interface AnyFieldProps extends FieldTexts, PassedAttributes {
  /** The key of the value in the form's data. A field without one is never sent anywhere. */
  name?: string | undefined;
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Announced by screen readers; the form checks it. Default `false`. */
  required?: boolean | undefined;
  /** Out of the tab order, and not sent. Default `false`. */
  disabled?: boolean | undefined;
}

interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
}

export function useFieldIds(id: string | undefined): FieldIds {
  const own = useId();
  const control = id ?? own;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/** The attributes that tie a control to its hint and error, and to those that it was given. The error is read first. */
export function describe(ids: FieldIds, { hint, error }: FieldTexts, given: PassedAttributes) {
  const also = given['aria-describedby'];
  const described = [error && ids.error, hint && ids.hint, also].filter(Boolean).join(' ');
  const invalid = given['aria-invalid'] as AriaAttributes['aria-invalid'];
  return {
    'aria-describedby': described || undefined,
    // Stated, because browsers report an empty required control as invalid before it could be filled in.
    'aria-invalid': error ? true : (invalid ?? false),
  };
}

interface MessagesProps extends FieldTexts {
  ids: FieldIds;
}

export function FieldMessages({ ids, hint, error }: MessagesProps) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={ids.error} className={styles.error}>
          <span className={styles.errorIcon}>
            <IconAlert size={18} />
          </span>
          <span className={styles.words}>{error}</span>
        </p>
      ) : null}
    </>
  );
}

interface FieldProps extends MessagesProps, FieldLook {
  label: string;
  children: ReactNode;
}

export function Field({ ids, label, hint, error, className, style, children }: FieldProps) {
  return (
    <div className={cx(styles.field, className)} style={style}>
      <label id={ids.label} htmlFor={ids.control} className={styles.label}>
        {label}
      </label>
      <FieldMessages ids={ids} hint={hint} error={error} />
      <div className={styles.atTheEnd}>{children}</div>
    </div>
  );
}
