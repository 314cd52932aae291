import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import * as styles from './ScrollTable.css.ts';

interface ScrollTableProps extends RootAttributes<HTMLDivElement> {
  'aria-label': string;
  children: ReactNode;
}

/** A table that scrolls within itself where it has too little width, by keyboard too. */
export function ScrollTable({ children, ...region }: ScrollTableProps) {
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
      tabIndex={0}
      {...region}
      className={cx(styles.region, region.className)}
    >
      <table className={styles.table}>{children}</table>
    </div>
  );
}
