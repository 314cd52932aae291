'use client';
import type { ReactNode } from 'react';
import { Arc } from './Arc.tsx';
import { useArrivalFocus } from './FieldArrival.ts';
import * as styles from './FieldForm.css.ts';

export type FormHeadingLevel = 1 | 2 | 3;

interface FormHeadProps {
  id: string;
  heading: string;
  level: FormHeadingLevel;
  intro?: ReactNode;
}

/** The arc, the heading that names the form, and a line about it. */
export function FormHead({ id, heading, level, intro }: FormHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Arc />
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
    </div>
  );
}

/** Takes focus when it appears: what became of a form, which the visitor must not miss. */
export function Arrival({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div {...useArrivalFocus<HTMLDivElement>()} className={className}>
      {children}
    </div>
  );
}

/** A phone or WhatsApp link: how it reads, and where it goes. */
export interface ContactLink {
  label: string;
  href: string;
}

/** The level below a form's own heading, for what stands inside it. */
export function below(level: FormHeadingLevel): 2 | 3 | 4 {
  return (level + 1) as 2 | 3 | 4;
}

/** Always in the page, so that what appears inside it is announced. */
export function StatusRegion({
  children,
  ...rest
}: {
  children: ReactNode;
  id?: string;
  className?: string;
}) {
  return (
    // An <output> may hold no paragraphs or lists.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div {...rest} role="status">
      {children}
    </div>
  );
}
