import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../attributes.ts';
import type { FormHeadingLevel } from '../headingLevel.ts';
import * as styles from './FormSheet.css.ts';

interface FormSheetProps extends ComponentProps<'form'> {
  id: string;
  heading: string;
  /** Undefined: the heading is not shown, but still names the form. */
  headingLevel: FormHeadingLevel | undefined;
  intro?: ReactNode;
  /** For a form of a few short fields. */
  narrow?: boolean;
}

/** The sheet of a form, which begins with the heading that names it. */
export function FormSheet({
  id,
  heading,
  headingLevel,
  intro,
  narrow = false,
  children,
  ...rest
}: FormSheetProps) {
  const headingId = `${id}-heading`;
  const name =
    headingLevel === undefined ? { 'aria-label': heading } : { 'aria-labelledby': headingId };
  const Heading = `h${headingLevel ?? 1}` as const;
  return (
    <form
      noValidate
      {...name}
      {...rest}
      id={id}
      className={cx(narrow ? styles.narrowSheet : styles.sheet, rest.className)}
    >
      {headingLevel === undefined ? null : (
        <div className={styles.head}>
          <Heading id={headingId} className={styles.heading}>
            {heading}
          </Heading>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
      )}
      {children}
    </form>
  );
}
