'use client';
import type { ChangeEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { useDefaultChoice } from '../../internal/hooks/useDefaultChoice.ts';
import { describe, FieldMessages, useFieldIds } from '../TextField/Field.tsx';
import type { AnyFieldProps, FieldEvents } from '../TextField/Field.tsx';
import * as field from '../TextField/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends AnyFieldProps, FieldEvents<HTMLInputElement> {
  /** The visible label and the accessible name; it may contain a link. */
  label: NonNullable<ReactNode>;
  /** What is sent when it is ticked. Default `on`. */
  value?: string | undefined;
  /** Makes it controlled, with `onCheckedChange`. */
  checked?: boolean | undefined;
  /** Default: not ticked. A change before hydration is kept. */
  defaultChecked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An option to tick. `ref`, `data-*` and `aria-*` go to the `<input>`, `className` and `style` to the `<div>`. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  checked,
  onChange,
  onCheckedChange,
  className,
  style,
  ...rest
}: CheckboxProps) {
  requireName('Checkbox', 'label', label);
  const ids = useFieldIds(id);
  const around = useDefaultChoice<HTMLLabelElement>(
    checked === undefined ? undefined : () => checked,
  );
  return (
    <div className={cx(styles.root, className)} style={style}>
      <FieldMessages ids={ids} hint={hint} error={error} />
      <label ref={around} className={styles.label}>
        <input
          {...rest}
          {...describe(ids, { hint, error }, rest)}
          id={ids.control}
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          className={field.tick}
        />
        <span className={field.words}>{label}</span>
      </label>
    </div>
  );
}
