'use client';
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { useDefaultChoice } from '../../internal/hooks/useDefaultChoice.ts';
import { describe, Field, useFieldIds } from '../TextField/Field.tsx';
import type { AnyFieldProps, FieldEvents } from '../TextField/Field.tsx';
import { control } from '../TextField/Field.css.ts';
import { IconChevronDown } from '../Icon/icons.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends AnyFieldProps, FieldEvents<HTMLSelectElement> {
  /** The visible label and the accessible name. */
  label: string;
  options: readonly SelectOption[];
  /** The option for "nothing chosen yet", with the value `''`. Default: the first option is chosen. */
  placeholder?: string | undefined;
  /** Makes it controlled, with `onChange`. */
  value?: string | undefined;
  /** Default: the placeholder, or the first option. What is chosen before hydration is kept. */
  defaultValue?: string | undefined;
  /** Called with the event of each choice. */
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  /** HTML's token for the browser's autofill, e.g. `country-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A labelled native list of choices. `ref` and any `data-*` and `aria-*` go to the `<select>`, `className` and `style`
 * to the outermost `<div>`.
 */
export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  className,
  style,
  ...rest
}: SelectFieldProps) {
  requireName('SelectField', 'label', label);
  const ids = useFieldIds(id);
  const box = useDefaultChoice<HTMLSpanElement>((option) => option === (value ?? defaultValue));
  return (
    <Field {...{ ids, label, hint, error, className, style }}>
      <span ref={box} className={styles.box}>
        <select
          {...rest}
          {...describe(ids, { hint, error }, rest)}
          id={ids.control}
          value={value}
          defaultValue={defaultValue}
          onChange={onChange}
          className={cx(control, styles.select)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <IconChevronDown />
        </span>
      </span>
    </Field>
  );
}
