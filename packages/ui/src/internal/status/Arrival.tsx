'use client';
import type { ReactNode } from 'react';
import { useArrivalFocus } from '../hooks/useArrivalFocus.ts';

/** Takes focus when it appears: what became of a form, which the visitor must not miss. */
export function Arrival({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div {...useArrivalFocus<HTMLDivElement>()} className={className}>
      {children}
    </div>
  );
}
