import { Actions } from '../Button/Actions.tsx';
import type { Action } from '../Button/Actions.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootAttributes<HTMLDivElement> {
  heading?: string | undefined;
  /** E.g. 'No articles found.' */
  text: string;
  action?: Action | undefined;
}

/** Stands where a list would be when there is nothing in it. `ref` is the root `<div>`. */
export function EmptyState({ heading, text, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.empty}>
      {heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <p className={styles.text}>{text}</p>
      {action && <Actions items={[action]} first="secondary" centred />}
    </div>
  );
}
