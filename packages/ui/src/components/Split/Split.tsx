import type { ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootAttributes {
  /** Two parts: what goes with the page's main part, then the main part. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two parts side by side, 2 to 3; one below the other under 1024 px. `ref` is the `<div>`. */
export function Split(props: SplitProps) {
  return <div {...props} className={styles.split} />;
}
