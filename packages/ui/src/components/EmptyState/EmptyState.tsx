import { type Action, Actions } from '../Button/Actions.tsx';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends UiProps, RootAttributes<HTMLDivElement> {
  heading?: string | undefined;
  /** E.g. 'No articles found.' */
  text: string;
  action?: Action | undefined;
}

/** Shown in place of an empty list. `ref` is the root `<div>`. */
export function EmptyState({ heading, text, action, ui, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.empty, rest.className)}>
      {heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <p className={styles.text}>{text}</p>
      {action && <Actions ui={ui} items={[action]} first="secondary" centred />}
    </div>
  );
}
