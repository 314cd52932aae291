import type { ReactNode } from 'react';
import { type Action, Actions } from '../Button/Actions.tsx';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { IconAlert, IconCheck, IconInfo } from '../Icon/icons.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Notice.css.ts';

const defaultLabels = {
  /** The name of the icon of `success`. */
  success: 'Success',
  /** The name of the icon of `danger`. */
  danger: 'Important',
};

export type NoticeLabels = typeof defaultLabels;

export interface NoticeProps extends UiProps, RootAttributes<HTMLDivElement> {
  tone: 'info' | 'success' | 'danger';
  heading?: string | undefined;
  children?: ReactNode;
  /** What to do about it: links, or buttons such as a retry. */
  actions?: readonly Action[] | undefined;
  /**
   * Announces it, `assertive` at once. Default: in the page from the start. Many screen readers miss a polite one that
   * comes with its text: put that, without `live`, into a `role="status"` which is there before it.
   */
  live?: 'polite' | 'assertive' | undefined;
  labels?: PartialLabels<NoticeLabels> | undefined;
}

const icons = { info: IconInfo, success: IconCheck, danger: IconAlert };
const roles = { polite: 'status', assertive: 'alert' } as const;

/** A message within a page: something worked, failed or should be known. `ref` is the root `<div>`. */
export function Notice({
  tone,
  heading,
  children,
  actions,
  live,
  labels,
  ui,
  ...rest
}: NoticeProps) {
  requireKnown('Notice', 'tone', tone, icons);
  const ToneIcon = icons[tone];
  const names = useLabels('notice', defaultLabels, labels, ui);
  return (
    <div role={live && roles[live]} {...rest} className={cx(styles.tone[tone], rest.className)}>
      <span className={styles.icon}>
        {tone in icons && <ToneIcon label={tone === 'info' ? undefined : names[tone]} />}
      </span>
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
