import type { ReactNode } from 'react';
import { Actions } from '../Button/Actions.tsx';
import type { Action } from '../Button/Actions.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { IconAlert, IconCheck, IconInfo } from '../Icon/icons.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps extends UiProps, RootAttributes<HTMLDivElement> {
  tone: 'info' | 'success' | 'danger';
  heading?: string | undefined;
  children?: ReactNode;
  /** What to do about it: links, or buttons such as a retry. */
  actions?: readonly Action[] | undefined;
  /**
   * Announces it: `polite` (role `status`) when it can wait, `assertive` (role `alert`) when not.
   * Default: none, for a notice that is in the page from the start.
   */
  live?: 'polite' | 'assertive' | undefined;
  /** Give -1 to move focus here by script. */
  tabIndex?: number | undefined;
}

const icons = { info: IconInfo, success: IconCheck, danger: IconAlert };
const roles = { polite: 'status', assertive: 'alert' } as const;

/** A message within a page: something worked, failed or should be known. `ref` is the root `<div>`. */
export function Notice({ tone, heading, children, actions, live, ui, ...rest }: NoticeProps) {
  requireKnown('Notice', 'tone', tone, icons);
  const ToneIcon = icons[tone];
  return (
    <div role={live && roles[live]} {...rest} className={cx(styles.tone[tone], rest.className)}>
      <span className={styles.icon}>{tone in icons && <ToneIcon />}</span>
      <div className={styles.body}>
        {heading !== undefined && <p className={styles.heading}>{heading}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && actions.length > 0 && (
          <div className={styles.actions}>
            <Actions ui={ui} items={actions} first="secondary" />
          </div>
        )}
      </div>
    </div>
  );
}
