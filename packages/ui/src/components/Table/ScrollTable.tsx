import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './ScrollTable.css.ts';

interface ScrollTableProps extends RootAttributes<HTMLDivElement> {
  'aria-label': string;
  /** With `styles.region`. */
  className: string | undefined;
  children: ReactNode;
}

/** A table that scrolls within itself where it is wider than its place, by keyboard too. */
export function ScrollTable({ children, ...region }: ScrollTableProps) {
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
      tabIndex={0}
      {...region}
    >
      <table className={styles.table}>{children}</table>
    </div>
  );
}
