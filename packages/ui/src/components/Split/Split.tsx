import type { ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootAttributes {
  /** Two parts. */
  children: ReactNode;
  /** Both parts get the same width. Default: the second is the wider one, 2 to 3. */
  even?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two parts side by side; one below the other under 1024 px. `ref` is the `<div>`. */
export function Split({ even = false, ...rest }: SplitProps) {
  return <div {...rest} className={even ? styles.even : styles.aside} />;
}
