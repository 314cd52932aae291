import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import * as styles from './Container.css.ts';

export interface ContainerProps extends RootAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Keeps content within the page's width and off the window's edges. `ref` is the `<div>`. */
export function Container(props: ContainerProps) {
  return <div {...props} className={cx(styles.container, props.className)} />;
}
