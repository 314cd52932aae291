'use client';
import type { MouseEvent, ReactNode } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { requireName } from '../../../internal/devWarning.ts';
import * as styles from '../Tabs.css.ts';
import { useTab } from '../useTab.ts';

export interface TabProps extends Omit<RootAttributes<HTMLAnchorElement>, 'id'> {
  /** The `value` of its panel. */
  value: string;
  /** One to three words. */
  children: NonNullable<ReactNode>;
}

/** A tab of a `TabList`; before React arrives, and without it, a link to its panel. `ref` is the `<a>`. */
export function Tab({ value, children, className, ...rest }: TabProps) {
  requireName('Tab', 'children', children);
  const { selected, select, hydrated, panelId, tabId } = useTab('Tab', value);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(value);
  };
  return (
    <a
      {...rest}
      {...(hydrated && {
        role: 'tab',
        'aria-selected': selected,
        'aria-controls': panelId,
        tabIndex: selected ? 0 : -1,
      })}
      id={tabId}
      href={`#${panelId}`}
      className={cx(styles.tab, className)}
      data-selected={selected ? '' : undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}
