import type { ReactNode } from 'react';
import * as styles from './PageHeading.css.ts';

interface PageHeadingProps {
  children: ReactNode;
  className?: string;
}

export const pageHeadingId = 'page-heading';

/** The page's only h1. An article is named by its id, and it takes focus after a client-side navigation. */
export function PageHeading({ children, className = styles.heading }: PageHeadingProps) {
  return (
    <h1 id={pageHeadingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
