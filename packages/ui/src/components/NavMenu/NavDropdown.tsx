'use client';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconChevronDown } from '../../internal/icons.tsx';
import { Link } from '../../internal/Link.tsx';
import { isPopoverOpen } from '../../internal/nativePopover.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useLatestCallback } from '../../internal/useLatestCallback.ts';
import { currentState } from './navItems.ts';
import type { NavGroupItem } from './navItems.ts';
import * as styles from './NavMenu.css.ts';

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
 * Radix's NavigationMenu, with these repairs:
 * - a root for each item, since a root allows one open item only, and ours are independent;
 * - no `NavigationMenu.Content`: closed, it takes the links out of the page (radix-ui/primitives#1273),
 *   force-mounted, it swallows every Escape of the page, and either way it closes when focus moves on
 *   to a neighbour. The panel is a plain element that is always there;
 * - no hovering (`activationMode="manual"`; radix-ui/primitives#1630, #2326).
 *
 * Before React has arrived the button works natively: it toggles an empty popover, the marker, and
 * the panel follows the marker by CSS. The panel itself is no popover, because those leave their
 * place in the page and cannot yet be anchored to a button everywhere. Browsers report the button as
 * expanded or collapsed by the popover's state, so `aria-expanded` appears only with React, which
 * takes the state over and ends the marker's part: the same elements all along, and no second copy.
 */
export function NavDropdown(props: NavDropdownProps) {
  const { id, group, currentHref, align, open, onOpenChange } = props;
  const hydrated = useHydrated();
  const itemRef = useRef<HTMLLIElement>(null);
  const markerRef = useRef<HTMLSpanElement>(null);
  const markerId = `${id}-marker`;
  const panelId = `${id}-panel`;

  const adoptNativeState = useLatestCallback(() => {
    const marker = markerRef.current;
    if (!isPopoverOpen(marker)) return;
    onOpenChange(true);
    marker.hidePopover();
  });
  useLayoutEffect(adoptNativeState, [adoptNativeState]);

  useLayoutEffect(() => {
    if (!open) return;
    // Radix puts an element that takes focus but is hidden from assistive technology behind an open
    // trigger, to lead focus into content that stands elsewhere. Ours follows right after.
    const proxy = itemRef.current?.querySelector<HTMLElement>(
      ':scope > [aria-hidden][tabindex="0"]',
    );
    if (proxy) proxy.tabIndex = -1;
  }, [open]);

  const links = group.items.map((item) => ({
    ...item,
    current: currentState(item.href, currentHref),
  }));

  return (
    <NavigationMenu.Root
      asChild
      value={open ? 'open' : ''}
      onValueChange={(value) => onOpenChange(value !== '')}
      activationMode="manual"
    >
      {/* Radix would name each root 'Main' and write a direction over the page's own. */}
      <NavigationMenu.Item
        ref={itemRef}
        value="open"
        className={styles.item}
        aria-label={undefined}
        dir={undefined}
      >
        <NavigationMenu.Trigger
          id={id}
          type="button"
          className={styles.control}
          aria-expanded={hydrated ? open : undefined}
          aria-controls={panelId}
          popoverTarget={hydrated ? undefined : markerId}
          data-current={links.some((link) => link.current) ? '' : undefined}
        >
          {group.title}
          <span className={styles.chevron}>
            <IconChevronDown size={16} />
          </span>
        </NavigationMenu.Trigger>
        <span ref={markerRef} id={markerId} popover="manual" className={styles.marker} />
        <div
          id={panelId}
          className={cx(styles.panel, styles.align[align])}
          data-state={open ? 'open' : 'closed'}
          data-hydrated={hydrated ? '' : undefined}
        >
          <ul aria-labelledby={id} className={styles.links}>
            {links.map(({ title, href, current }) => (
              <li key={`${href} ${title}`}>
                <Link href={href} className={styles.link} aria-current={current}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </NavigationMenu.Item>
    </NavigationMenu.Root>
  );
}
