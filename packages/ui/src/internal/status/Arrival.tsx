'use client';
import type { ReactNode } from 'react';
import { useArrivalFocus } from '../hooks/useArrivalFocus.ts';

interface ArrivalProps {
  /** What is said when it takes the focus. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Takes focus when it appears: what became of a form, which the visitor must not miss. */
export function Arrival({ label, children, className }: ArrivalProps) {
  return (
    <div
      {...useArrivalFocus<HTMLDivElement>()}
      role="group"
      aria-label={label}
      className={className}
    >
      {children}
    </div>
  );
}
