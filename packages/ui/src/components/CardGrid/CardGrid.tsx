import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { shownChildren } from '../../internal/layout/shownChildren.ts';
import { Grid } from '../Grid/Grid.tsx';

export interface CardGridProps extends RootAttributes<HTMLUListElement> {
  /** Each child is one card. */
  children: ReactNode;
  /** `small` is for cards with few words: three fit side by side from 600 px. Default `regular`. */
  size?: 'regular' | 'small' | undefined;
}

/** A list of cards, as many side by side as fit. Renders nothing without cards. `ref` is the `<ul>`. */
export function CardGrid({ children, size = 'regular', ...rest }: CardGridProps) {
  if (shownChildren(children).length === 0) return null;
  return (
    <Grid
      as="ul"
      minItemWidth={size === 'small' ? 'small' : 'medium'}
      columns={size === 'small' ? 3 : { narrow: 2, wide: 3 }}
      {...rest}
    >
      {children}
    </Grid>
  );
}
