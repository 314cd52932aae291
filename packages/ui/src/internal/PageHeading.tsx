import type { ReactNode } from 'react';

/** The page's one h1. A client navigation moves focus to it by this id (DESIGN.md section 5). */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 id="page-heading" tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
