'use client';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../internal/attributes.ts';
import { IconChevronDown } from '../Icon/icons.tsx';
import { Link } from '../../internal/link/Link.tsx';
import { isPopoverOpen } from '../../internal/popover.ts';
import { onDemand } from '../../internal/hooks/onDemand.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { type NavGroupItem, currentState } from './navItems.ts';
import type { TriggerHandlers } from './RadixTrigger.tsx';
import * as styles from './NavMenu.css.ts';

const radix = onDemand(() => import('./RadixTrigger.tsx'));

interface NavDropdownProps {
  /** Base of the ids of the button, the panel and the marker. */
  id: string;
  group: NavGroupItem;
  currentHref: string | undefined;
  align: 'start' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * One disclosure of the menu: a button and the list of links that it shows.
 *
 * Before React the button toggles an empty popover, the marker, which the panel follows by CSS; the panel itself is
 * none, because popovers cannot be anchored to a button in every browser. `aria-expanded` comes with React, which takes
 * the state over. Radix, larger than the rest of the header, is loaded when a visitor reaches for the menu.
 */
export function NavDropdown(props: NavDropdownProps) {
  const { id, group, currentHref, align, open, onOpenChange } = props;
  const hydrated = useHydrated();
  const markerRef = useRef<HTMLSpanElement>(null);
  const markerId = `${id}-marker`;
  const panelId = `${id}-panel`;
  const arrived = radix.useCurrent();
  const handlers = useRef<TriggerHandlers>(undefined);

  const adoptNativeState = useLatestCallback(() => {
    const marker = markerRef.current;
    if (!isPopoverOpen(marker)) return;
    radix.fetch();
    onOpenChange(true);
    marker.hidePopover();
  });
  useLayoutEffect(adoptNativeState, [adoptNativeState]);

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (handlers.current) handlers.current.onClick?.(event);
    else onOpenChange(!open);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) =>
    handlers.current?.onKeyDown?.(event);

  const links = group.items.map((item) => ({
    ...item,
    current: currentState(item.href, currentHref),
  }));

  return (
    <li className={styles.item}>
      <button
        type="button"
        id={id}
        className={styles.control}
        data-state={open ? 'open' : 'closed'}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={panelId}
        popoverTarget={hydrated ? undefined : markerId}
        data-current={links.some((link) => link.current) ? '' : undefined}
        onPointerEnter={radix.fetch}
        onFocus={radix.fetch}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {group.title}
        <span className={styles.chevron}>
          <IconChevronDown size={16} />
        </span>
      </button>
      {arrived && (
        <arrived.RadixTrigger
          open={open}
          onOpenChange={onOpenChange}
          onHandlers={(next) => {
            handlers.current = next;
          }}
        />
      )}
      <span ref={markerRef} id={markerId} popover="manual" className={styles.marker} />
      <div
        id={panelId}
        className={cx(styles.panel, styles.align[align])}
        data-state={open ? 'open' : 'closed'}
        data-hydrated={hydrated ? '' : undefined}
      >
        <ul aria-labelledby={id} className={styles.links}>
          {links.map(({ title, href, lang, current }) => (
            <li key={`${href} ${title}`}>
              <Link href={href} lang={lang} className={styles.link} aria-current={current}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
