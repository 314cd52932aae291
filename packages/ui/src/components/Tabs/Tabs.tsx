'use client';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import * as styles from './Tabs.css.ts';
import { TabsContext } from './useTab.ts';

interface TabsContent extends RootAttributes<HTMLDivElement> {
  /** A `TabList`, then a `TabPanel` for each of its tabs. */
  children: ReactNode;
  onValueChange?: ((value: string) => void) | undefined;
}

/** One of the two chooses the tab, an unknown one the first; a value consists of letters, digits and hyphens. */
type TabsValue =
  | { value: string; defaultValue?: undefined }
  | { value?: undefined; defaultValue: string };

// `TabsContent` is separate for react-docgen, which cannot read a union.
export type TabsProps = TabsContent & TabsValue;

/** The id that the address ends in, if any. */
function addressedId(): string {
  const id = location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // Not every `%` can be decoded.
    return id;
  }
}

/**
 * Sections of which one is visible at a time, by the pattern of the APG. On paper and without JavaScript all are, one
 * below the other, with links to them; until React arrives the browser shows the one that a link leads to. An address
 * with a section's id, `<id of Tabs>-<value>`, opens it, also when only its `#` changes. `ref` is the root `<div>`.
 */
export function Tabs(props: TabsProps) {
  const { children, value: controlled, defaultValue = '', onValueChange, ref, ...rest } = props;
  const hydrated = useHydrated();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const value = controlled ?? uncontrolled;
  const [first, setFirst] = useState<string>();
  const shown = first ?? value;
  const select = (next: string) => {
    if (next === shown) return;
    // Its panel may have come since.
    setFirst(undefined);
    setUncontrolled(next);
    onValueChange?.(next);
  };

  const panels = () =>
    [...(root.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
      .map((panel) => ({ panel, tab: panel.dataset['tab'] ?? '' }))
      // Skips the panels of nested tabs.
      .filter(({ panel, tab }) => panel.id === `${id}-${tab}`);
  const followAddress = () => {
    // By its id: `:target` does not follow a router.
    const target = document.getElementById(addressedId());
    for (const { panel, tab } of panels()) {
      if (!target || !panel.contains(target)) continue;
      select(tab);
      // The browser could not scroll to it while it was hidden.
      if (hydrated) requestAnimationFrame(() => target.scrollIntoView?.());
    }
  };
  const settle = useLatestCallback(() => {
    const tabs = panels().map(({ tab }) => tab);
    if (tabs.length === 0 || tabs.includes(value)) setFirst(undefined);
    else {
      requireKnown('Tabs', 'value', value, Object.fromEntries(tabs.map((tab) => [tab, tab])));
      setFirst(tabs[0]);
    }
  });
  // Without a chosen tab none could be reached by keyboard.
  useLayoutEffect(settle);
  useAddress(followAddress);

  return (
    <div
      {...rest}
      ref={root}
      className={cx(styles.tabs, rest.className)}
      data-hydrated={hydrated ? '' : undefined}
    >
      <TabsContext value={{ value: shown, select, hydrated, settle, id }}>{children}</TabsContext>
    </div>
  );
}

/** Calls `follow` for the page's address, for each new one, and when a link to the same one is pressed again. */
function useAddress(follow: () => void) {
  const followed = useRef('');
  const followNew = useLatestCallback(() => {
    // Another parameter, or a page that `Activity` shows again.
    const { pathname, hash } = location;
    if (followed.current === pathname + hash) return;
    followed.current = pathname + hash;
    follow();
  });
  // Takes over the panel that the browser has shown until now.
  useLayoutEffect(followNew, [followNew]);
  useEffect(() => {
    // A router causes no `hashchange`: https://caniuse.com/mdn-api_navigation_currententrychange_event
    const router = window.navigation as EventTarget | undefined;
    // Next's changes it in an insertion effect, which may set no state.
    const followLater = () => queueMicrotask(followNew);
    // A second press of a link to the same section changes nothing in the address.
    const followLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a:not([role=tab])');
      if (link?.href !== location.href) return;
      followed.current = '';
      followLater();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('click', followLink, { signal });
    addEventListener('hashchange', followNew, { signal });
    router?.addEventListener('currententrychange', followLater, { signal });
    return () => listening.abort();
  }, [followNew]);
}
