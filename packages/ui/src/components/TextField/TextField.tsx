'use client';
import type {
  ChangeEventHandler,
  HTMLInputAutoCompleteAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from 'react';
import { cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { describe, Field, useFieldIds } from './Field.tsx';
import type { AnyFieldProps, FieldEvents, FieldTexts } from './Field.tsx';
import { control } from './Field.css.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import * as styles from './TextField.css.ts';

interface SharedProps extends AnyFieldProps {
  /** The visible label and the accessible name. */
  label: string;
  /** Makes it controlled, with `onChange`. */
  value?: string | undefined;
  /** Default: empty. What is typed before hydration is kept. */
  defaultValue?: string | undefined;
  /** Takes the focus when the page opens. Default `false`. */
  autoFocus?: boolean | undefined;
  /** Can be read and copied, not changed. Default `false`. */
  readOnly?: boolean | undefined;
  /** HTML's token for the browser's autofill, e.g. `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The keyboard of a phone. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | undefined;
  /** Cuts off longer input silently; an `error` explains it to the visitor instead. */
  maxLength?: number | undefined;
  /** An example; never the only label or hint. */
  placeholder?: string | undefined;
  spellCheck?: boolean | undefined;
  autoCapitalize?: 'none' | 'sentences' | 'words' | undefined;
}

interface SingleLineProps
  extends
    SharedProps,
    FieldEvents<HTMLInputElement>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'step' | 'pattern'> {
  multiline?: false | undefined;
  /** Default: `text`. */
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'search'
    | 'date'
    | 'datetime-local'
    | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** A short button that belongs to the control, at its end. */
  endAction?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface MultilineProps extends SharedProps, FieldEvents<HTMLTextAreaElement> {
  multiline: true;
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  /** Lines shown at first. Default: 5. */
  rows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

// `SharedProps` is separate for react-docgen, which cannot read a union.
export type TextFieldProps = SharedProps & (SingleLineProps | MultilineProps);

/**
 * A labelled line of text, or with `multiline` several. `ref` and any `data-*` and `aria-*` go to the control,
 * `className` and `style` to the outermost `<div>`.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, className, style, ...rest } = props;
  requireName('TextField', 'label', label);
  const ids = useFieldIds(id);
  const described = { ...describe(ids, { hint, error }, rest), id: ids.control };
  return (
    <Field {...{ ids, label, hint, error, className, style }}>
      {rest.multiline ? <Lines {...rest} {...described} /> : <Line {...rest} {...described} />}
    </Field>
  );
}

type Control<Props> = Omit<Props, 'label' | keyof FieldTexts | 'className' | 'style'>;

function Line({
  multiline: _multiline,
  type = 'text',
  endAction,
  ...rest
}: Control<SingleLineProps>) {
  return (
    <span className={styles.line}>
      <input
        {...rest}
        type={type}
        className={cx(control, Boolean(endAction) && styles.withEndAction)}
      />
      {endAction ? <span className={styles.endAction}>{endAction}</span> : null}
    </span>
  );
}

function Lines({
  multiline: _multiline,
  rows = 5,
  value,
  defaultValue,
  ...rest
}: Control<MultilineProps>) {
  const hydrated = useHydrated();
  // When React hydrates a <textarea> with a default value, it overwrites what the visitor has typed since
  // the page arrived (not so an <input>). The text in the page is therefore the default until then.
  const initial = hydrated ? defaultValue : (typed(rest.id) ?? defaultValue);
  return (
    <textarea
      {...rest}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      rows={rows}
      className={cx(control, styles.textarea)}
    />
  );
}

function typed(id = ''): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
