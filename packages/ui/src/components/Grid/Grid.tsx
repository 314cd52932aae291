import { gap as gaps } from '../../css/gap.css.ts';
import { cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { type BoxProps, Box } from '../../internal/layout/Box.tsx';
import type { SpaceToken } from '../../theme/tokens.ts';
import * as styles from './Grid.css.ts';

type Count = 1 | 2 | 3 | 4 | 5 | 6;

export interface GridColumns {
  /** Below 600 px, and where the others are not given. Default 1. */
  narrow?: Count | undefined;
  /** From 600 px. */
  medium?: Count | undefined;
  /** From 1024 px. */
  wide?: Count | undefined;
}

export interface GridProps extends BoxProps {
  /** The maximum number of columns: one for all widths of the window, or one for each range. Default 3. */
  columns?: Count | GridColumns | undefined;
  /** The minimum width of an item, which may reduce the columns: 10, 16 or 22 rem. Default `medium`. */
  minItemWidth?: 'small' | 'medium' | 'large' | undefined;
  /** The space between the children, a token of the theme. Default `x6`. */
  gap?: SpaceToken | undefined;
}

/** Columns of equal width, as many as fit; items of a row have equal height. `ref` is the element. */
export function Grid({
  columns = 3,
  minItemWidth = 'medium',
  gap = 'x6',
  className,
  ...rest
}: GridProps) {
  requireKnown('Grid', 'minItemWidth', minItemWidth, styles.grid);
  requireKnown('Grid', 'gap', gap, gaps);
  const most: GridColumns = typeof columns === 'number' ? { narrow: columns } : columns;
  const { narrow = 1, medium, wide } = most;
  return (
    <Box
      {...rest}
      className={cx(
        styles.grid[minItemWidth],
        gaps[gap],
        styles.narrow[narrow],
        medium && styles.medium[medium],
        wide && styles.wide[wide],
        className,
      )}
    />
  );
}
