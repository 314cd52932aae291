import type { ReactNode } from 'react';

export const pageHeadingId = 'page-heading';

/** The page's only h1. An article is named by its id, and it takes focus after a client-side navigation. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 id={pageHeadingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
