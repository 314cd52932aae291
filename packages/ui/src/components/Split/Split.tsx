import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootAttributes<HTMLDivElement> {
  children: ReactNode;
  /** The wider part, 3 to 2. Default: the second. */
  wide?: 'first' | 'second' | 'neither' | undefined;
}

/** Two parts side by side; one below the other under 1024 px. `ref` is the `<div>`. */
export function Split({ wide = 'second', ...rest }: SplitProps) {
  requireKnown('Split', 'wide', wide, styles.wide);
  return <div {...rest} className={cx(styles.wide[wide], rest.className)} />;
}
