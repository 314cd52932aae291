import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps extends RootAttributes<HTMLDivElement> {
  /** Plain elements: h2, h3, p, lists, blockquote, links. */
  children: ReactNode;
}

/** Typography for fixed copy, at 60 to 75 characters a line. `ref` is the `<div>`. */
export function Prose(props: ProseProps) {
  return <div {...props} className={cx(styles.prose, props.className)} />;
}
