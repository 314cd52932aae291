'use client';
import type { Ref } from 'react';
import { cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { useDefaultChoice } from '../../internal/hooks/useDefaultChoice.ts';
import { type AnyFieldProps, describe, FieldMessages, useFieldIds } from '../TextField/Field.tsx';
import * as field from '../TextField/Field.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface RadioGroupProps<Value extends string = string> extends AnyFieldProps {
  /** The question: the visible legend and the accessible name of the group. */
  legend: string;
  /** Groups the radios, and is the key of the value in the form's data. */
  name: string;
  options: readonly RadioOption<Value>[];
  /** Id of the first radio, for links to it; the others add `-2`, `-3` and so on. Default: generated. */
  id?: string | undefined;
  /** Makes it controlled, with `onValueChange`; `''`: none is chosen. */
  value?: Value | '' | undefined;
  /** Default: none is chosen. What is chosen before hydration is kept. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A question with a few answers, as native radios. `ref` and any `data-*` and `aria-*` go to the root `<fieldset>`. */
export function RadioGroup<Value extends string = string>({
  legend,
  name,
  options,
  hint,
  error,
  id,
  value,
  defaultValue,
  onValueChange,
  required,
  ...rest
}: RadioGroupProps<Value>) {
  requireName('RadioGroup', 'legend', legend);
  const ids = useFieldIds(id);
  const around = useDefaultChoice<HTMLDivElement>(
    value === undefined ? undefined : (option) => option === value,
  );
  return (
    <fieldset
      aria-required={required}
      {...rest}
      {...describe(ids, { hint, error }, rest)}
      // ARIA allows required and invalid on a radiogroup, but not on a group.
      role="radiogroup"
      aria-labelledby={ids.label}
      className={cx(field.field, rest.className)}
    >
      <legend id={ids.label} className={styles.legend}>
        {legend}
      </legend>
      <FieldMessages ids={ids} hint={hint} error={error} />
      <div ref={around} className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={field.choiceBoxed}>
            <input
              id={index === 0 ? ids.control : `${ids.control}-${index + 1}`}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onValueChange?.(option.value)}
              required={required}
              className={field.tickInBox}
            />
            <span className={field.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
