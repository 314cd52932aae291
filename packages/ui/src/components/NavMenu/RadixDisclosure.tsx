'use client';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef } from 'react';
import type { DisclosureProps } from './Disclosure.tsx';

/**
 * A dropdown on Radix's NavigationMenu, with these repairs:
 * - a root for each item, since a root allows one open item only, and ours are independent;
 * - no `NavigationMenu.Content`: closed, it takes the links out of the page (radix-ui/primitives#1273),
 *   force-mounted, it swallows every Escape of the page, and either way it closes when focus moves on
 *   to a neighbour. The panel is a plain element that is always there;
 * - no hovering (`activationMode="manual"`; radix-ui/primitives#1630, #2326).
 */
export function RadixDisclosure({ open, onOpenChange, item, button, children }: DisclosureProps) {
  const itemRef = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Radix puts an element that takes focus but is hidden from assistive technology behind an open
    // trigger, to lead focus into content that stands elsewhere. Ours follows right after.
    const proxy = itemRef.current?.querySelector<HTMLElement>(
      ':scope > [aria-hidden][tabindex="0"]',
    );
    if (proxy) proxy.tabIndex = -1;
  }, [open]);

  return (
    <NavigationMenu.Root
      asChild
      value={open ? 'open' : ''}
      onValueChange={(value) => onOpenChange(value !== '')}
      activationMode="manual"
    >
      {/* Radix would name each root 'Main' and write a direction over the page's own. */}
      <NavigationMenu.Item
        {...item}
        ref={itemRef}
        value="open"
        aria-label={undefined}
        dir={undefined}
      >
        <NavigationMenu.Trigger type="button" {...button} />
        {children}
      </NavigationMenu.Item>
    </NavigationMenu.Root>
  );
}
