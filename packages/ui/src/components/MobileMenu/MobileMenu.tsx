'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { media } from '../../css/media.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconClose, IconMenu } from '../../internal/icons.tsx';
import { useLabels } from '../../internal/labels.ts';
import { isPopoverOpen } from '../../internal/nativePopover.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useLatestCallback } from '../../internal/useLatestCallback.ts';
import { NavMenuInDialog } from '../NavMenu/NavMenu.tsx';
import * as styles from './MobileMenu.css.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface MobileMenuLabels {
  /** The name of the dialog and its visible title. Default 'Menu'. */
  menu: string;
  /** The name of the burger button. Default 'Open menu'. */
  open: string;
  /** Default 'Close menu'. */
  close: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    mobileMenu: MobileMenuLabels;
  }
}

const english: MobileMenuLabels = { menu: 'Menu', open: 'Open menu', close: 'Close menu' };

export interface MobileMenuProps extends RootAttributes {
  /** What stands in the header where it is wide, and in the menu where it is narrow. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  labels?: Partial<MobileMenuLabels> | undefined;
  /** The burger button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const focusable = 'a[href], button';

/**
 * A burger button and the menu that it opens: a modal dialog that slides in, closed by its button,
 * Escape, a press on the backdrop or following a link, with focus back on the burger.
 *
 * Its content is in the page once. Where the header is wide it lies there as a bar. Where it is
 * narrow it is hidden; before React has arrived, it opens as a native popover (which brings Escape,
 * the press outside and the order of focus with it), afterwards as Radix's Dialog. `Dialog.Content`
 * cannot stay mounted, since it hides the rest of the page from assistive technology and takes focus
 * as long as it is there: so the content moves into it on opening and back on closing. `Dialog.Portal`
 * and `Dialog.Overlay` are left out: the menu needs its place in the header, and Overlay's scroll lock
 * shifts the page (radix-ui/primitives#3251) where ours does not.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { children, open: controlled, defaultOpen = false, onOpenChange, labels, ...rest } = props;
  const text = useLabels('mobileMenu', english, labels);
  const hydrated = useHydrated();
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  // Without a script nobody could close a dialog: until React has arrived it is the popover below.
  const open = (controlled ?? uncontrolled) && hydrated;
  /** Where focus was in the menu that a visitor had opened before React arrived. */
  const [adopted, setAdopted] = useState<{ focusIndex: number } | undefined>();

  const setOpen = useLatestCallback((next: boolean) => {
    if (!next) setAdopted(undefined);
    setUncontrolled(next);
    onOpenChange?.(next);
  });

  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!isPopoverOpen(panel)) return;
    const targets = [...panel.querySelectorAll(focusable)];
    setAdopted({ focusIndex: targets.findIndex((target) => target === document.activeElement) });
    setOpen(true);
  }, [setOpen]);

  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(media.headerBar);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, setOpen]);

  useScrollLock(open);

  const closeOnLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest('a')) setOpen(false);
  };

  const content = (
    <NavMenuInDialog value={open}>
      <div className={styles.head}>
        <span className={styles.title}>{text.menu}</span>
        <Dialog.Close
          className={styles.burger}
          aria-label={text.close}
          popoverTarget={hydrated ? undefined : panelId}
          popoverTargetAction={hydrated ? undefined : 'hide'}
        >
          <IconClose size={24} />
        </Dialog.Close>
      </div>
      {children}
    </NavMenuInDialog>
  );

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        {...rest}
        className={styles.burger}
        aria-label={text.open}
        aria-expanded={hydrated ? open : undefined}
        popoverTarget={hydrated ? undefined : panelId}
      >
        <IconMenu size={24} />
      </Dialog.Trigger>
      {open ? (
        <Dialog.Content
          className={styles.panel}
          aria-label={text.menu}
          aria-modal="true"
          data-adopted={adopted ? '' : undefined}
          onClick={closeOnLink}
          onOpenAutoFocus={(event) => {
            if (!adopted || adopted.focusIndex < 0) return;
            const panel = event.currentTarget as HTMLElement;
            const target = panel.querySelectorAll<HTMLElement>(focusable)[adopted.focusIndex];
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix focuses the burger. A navigation may already have moved focus to the new page's
            // heading: leave it there.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          {content}
        </Dialog.Content>
      ) : (
        <div
          ref={panelRef}
          id={panelId}
          popover="auto"
          className={styles.panel}
          data-hydrated={hydrated ? '' : undefined}
        >
          {content}
        </div>
      )}
      <div className={styles.backdrop} data-state={open ? 'open' : 'closed'} />
    </Dialog.Root>
  );
}
