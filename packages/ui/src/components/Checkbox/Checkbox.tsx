'use client';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { requireName } from '../../internal/devWarning.ts';
import { describe, FieldMessages, useFieldIds } from '../TextField/Field.tsx';
import type { FieldTexts, PassedAttributes } from '../TextField/Field.tsx';
import * as field from '../TextField/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends FieldTexts, PassedAttributes {
  /** The visible label and the accessible name; it may contain a link. */
  label: NonNullable<ReactNode>;
  /** The key of the value in the form's data, which is `on` when ticked and absent when not. */
  name?: string | undefined;
  /** Id of the control. Default: a generated one. */
  id?: string | undefined;
  checked?: boolean | undefined;
  /** Default: not ticked. A change before hydration is kept. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A single option to tick or not. `ref` and any `data-*` and `aria-*` go to the `<input>`, `className` and
 * `style` to the outermost `<div>`.
 */
export function Checkbox({
  label,
  hint,
  error,
  id,
  onCheckedChange,
  className,
  style,
  ...rest
}: CheckboxProps) {
  requireName('Checkbox', 'label', label);
  const ids = useFieldIds(id);
  return (
    <div className={cx(styles.root, className)} style={style}>
      <FieldMessages ids={ids} hint={hint} error={error} />
      <label className={styles.label}>
        <input
          {...rest}
          {...describe(ids, { hint, error }, rest['aria-describedby'])}
          id={ids.control}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className={field.tick}
        />
        <span className={field.choiceText}>{label}</span>
      </label>
    </div>
  );
}
