'use client';
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { Link } from '../../internal/link/Link.tsx';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { type NavItem, currentState, isGroup } from './navItems.ts';
import * as styles from './NavMenu.css.ts';

/** True inside of an open MobileMenu: there the dropdowns push the content down and cover nothing. */
export const NavMenuInDialog = createContext(false);

export interface NavMenuProps extends RootAttributes<HTMLElement> {
  /** The name of the navigation, e.g. 'Main'. */
  label: string;
  items: readonly NavItem[];
  /** The address of the page, to mark the link that leads here. When it changes, all dropdowns close. */
  currentHref?: string | undefined;
  /** The open dropdowns, by their place in `items`, in the order of opening. */
  openItems?: readonly number[] | undefined;
  defaultOpenItems?: readonly number[] | undefined;
  onOpenItemsChange?: ((openItems: readonly number[]) => void) | undefined;
}

const none: readonly number[] = [];

/**
 * Links and dropdowns of links (APG disclosure navigation), each opened and closed by click independently of the
 * others. Escape closes the one with focus, else the last one opened; a click or focus elsewhere, or a navigation,
 * closes all. Works without JavaScript. Renders nothing without links, no dropdown without any. `ref` is the `<nav>`.
 */
export function NavMenu({
  label,
  items,
  currentHref,
  openItems: controlled,
  defaultOpenItems = none,
  onOpenItemsChange,
  ...rest
}: NavMenuProps) {
  requireName('NavMenu', 'label', label);
  const id = useId();
  const inDialog = useContext(NavMenuInDialog);
  const listRef = useRef<HTMLUListElement>(null);
  const [uncontrolled, setUncontrolled] = useState(defaultOpenItems);
  const openItems = controlled ?? uncontrolled;
  // Several dropdowns may report changes before the next render brings the new list, or a parent keeps the old one.
  const latest = useRef(openItems);
  useEffect(() => {
    latest.current = openItems;
  });

  const setOpenItems = (next: readonly number[]) => {
    latest.current = next;
    // A copy: even if a parent refuses it, the next render sets `latest` back.
    setUncontrolled([...next]);
    onOpenItemsChange?.(next);
  };
  const closeAll = () => {
    if (latest.current.length > 0) setOpenItems(none);
  };

  const onNavigation = useLatestCallback(closeAll);
  const seenHref = useRef(currentHref);
  useEffect(() => {
    if (seenHref.current === currentHref) return;
    seenHref.current = currentHref;
    onNavigation();
  }, [currentHref, onNavigation]);

  const isWithin = ({ target }: Event) => listRef.current?.contains(target as Node) ?? false;
  const onElsewhere = useLatestCallback((event: Event) => {
    if (!isWithin(event)) closeAll();
  });
  const onClick = useLatestCallback((event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    const isLink = () => (event.target as Element).closest('a');
    if (!opensElsewhere && isWithin(event) && isLink()) closeAll();
  });
  const onKeyDown = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const opener = (index: number) => document.getElementById(`${id}-${index}`);
    const focused = openItems.find((index) =>
      opener(index)?.parentElement?.contains(document.activeElement),
    );
    const index = focused ?? openItems.at(-1);
    if (index === undefined) return;
    event.preventDefault();
    setOpenItems(openItems.filter((open) => open !== index));
    opener(index)?.focus();
  });
  // In a dialog, the dialog does this.
  const isDismissible = openItems.length > 0 && !inDialog;
  useEffect(() => {
    if (!isDismissible) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onElsewhere, { signal });
    // An open panel could cover the element that now has focus (WCAG 2.4.11).
    document.addEventListener('focusin', onElsewhere, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [isDismissible, onElsewhere, onClick, onKeyDown]);

  const isEmpty = (item: NavItem) => isGroup(item) && item.items.length === 0;
  if (items.every(isEmpty)) return null;

  return (
    <nav aria-label={label} {...rest}>
      <ul ref={listRef} className={styles.list}>
        {items.map((item, index) =>
          isEmpty(item) ? null : isGroup(item) ? (
            <NavDropdown
              key={`${index} ${item.title}`}
              id={`${id}-${index}`}
              group={item}
              currentHref={currentHref}
              align={items.slice(index + 1).some(isGroup) ? 'end' : 'start'}
              open={openItems.includes(index)}
              onOpenChange={(open) => {
                const others = latest.current.filter((other) => other !== index);
                setOpenItems(open ? [...others, index] : others);
              }}
            />
          ) : (
            <li key={`${index} ${item.title}`} className={styles.item}>
              <Link
                href={item.href}
                lang={item.lang}
                className={cx(styles.control, item.blink && styles.blink)}
                aria-current={currentState(item.href, currentHref)}
              >
                {item.title}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
