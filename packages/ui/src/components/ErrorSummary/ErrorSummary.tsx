'use client';
import { type MouseEvent, useId, useImperativeHandle } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { useArrivalFocus } from '../../internal/hooks/useArrivalFocus.ts';
import { IconAlert } from '../Icon/icons.tsx';
import { Link } from '../../internal/link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldError {
  /** Id of the control, or of the first radio of a group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends RootAttributes<HTMLDivElement> {
  /** What is wrong with the form as a whole. */
  heading: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  errors: readonly FieldError[];
}

/** Errors, each a link to its field. Takes focus when it appears, or has a new `key`. `ref` is the root `<div>`. */
export function ErrorSummary({
  heading,
  headingLevel = 2,
  errors,
  ref,
  ...rest
}: ErrorSummaryProps) {
  requireName('ErrorSummary', 'heading', heading);
  const arrival = useArrivalFocus();
  const { ref: root } = arrival;
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [root]);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      {...arrival}
      role="alert"
      aria-labelledby={headingId}
      className={cx(styles.root, rest.className)}
    >
      <span className={styles.icon}>
        <IconAlert />
      </span>
      <div className={styles.body}>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {errors.length === 0 ? null : (
          <ul className={styles.list}>
            {errors.map(({ fieldId, message }) => (
              <li key={`${fieldId} ${message}`}>
                <Link href={`#${fieldId}`} onClick={goToField} className={styles.link}>
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * The browser's own jump hides the label above the window's edge, and adds to the history
 * (https://github.com/alphagov/govuk-frontend/pull/1056).
 */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  // As it is written: `hash` is encoded, and not every `%` can be decoded.
  const id = event.currentTarget.getAttribute('href')?.slice(1) ?? '';
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  unfold(control);
  labelOf(control).scrollIntoView?.({ block: 'start' });
  control.focus({ preventScroll: true });
}

/** Opens what the element is folded into, where it could not take the focus. */
function unfold(element: Element): void {
  const fold = element.closest('details');
  if (!fold) return;
  fold.open = true;
  if (fold.parentElement) unfold(fold.parentElement);
}

function labelOf(control: HTMLElement & { labels?: NodeListOf<HTMLElement> | null }): HTMLElement {
  const legend = control.matches('[type=radio]')
    ? control.closest('fieldset')?.querySelector('legend')
    : undefined;
  if (legend) return legend;
  // A checkbox is within its label; hint and error stand above that.
  const around = control.closest('label')?.parentElement;
  if (around) return around;
  return control.labels?.[0] ?? control;
}
