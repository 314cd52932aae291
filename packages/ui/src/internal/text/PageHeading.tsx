import type { ReactNode } from 'react';

/** The page's one h1: its id names an article by it, and after a navigation without the browser it takes focus. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
