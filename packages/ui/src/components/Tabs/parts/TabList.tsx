'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { requireName } from '../../../internal/devWarning.ts';
import * as styles from '../Tabs.css.ts';
import { useTab } from '../useTab.ts';

export interface TabListProps extends RootAttributes<HTMLDivElement> {
  /** The accessible name: what the tabs are sections of. */
  label: string;
  children: ReactNode;
}

/** The tabs, side by side, wrapping onto further lines. `ref` is the root `<div>`. */
export function TabList({ label, children, className, ...rest }: TabListProps) {
  requireName('TabList', 'label', label);
  const { hydrated } = useTab('TabList');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles
    <div
      {...rest}
      role={hydrated ? 'tablist' : 'group'}
      aria-label={label}
      className={cx(styles.list, className)}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  );
}

/** Moves the focus, and chooses the tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const last = tabs.length - 1;
  const places: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: last,
    // Space keeps the focused tab, which is chosen already, instead of scrolling the page.
    ' ': at,
  };
  const place = places[event.key];
  if (at < 0 || place === undefined) return;
  event.preventDefault();
  const next = tabs[place < 0 ? last : place > last ? 0 : place];
  next?.focus();
  next?.click();
}
