'use client';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useArrivalFocus } from '../hooks/useArrivalFocus.ts';
import * as styles from './Arrival.css.ts';

interface ArrivalProps {
  /** Accessible name, read out when it takes the focus. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Takes focus when it appears: a message that the visitor must not miss, such as the outcome of a form. */
export function Arrival({ label, children, className }: ArrivalProps) {
  return (
    <div
      {...useArrivalFocus<HTMLDivElement>()}
      role="group"
      aria-label={label}
      className={cx(styles.arrival, className)}
    >
      {children}
    </div>
  );
}
