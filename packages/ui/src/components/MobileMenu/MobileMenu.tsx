'use client';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { media } from '../../css/media.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconClose, IconMenu } from '../../internal/icons.tsx';
import { useLabels } from '../../internal/labels.ts';
import { isPopoverOpen } from '../../internal/nativePopover.ts';
import { onDemand } from '../../internal/onDemand.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useLatestCallback } from '../../internal/useLatestCallback.ts';
import { NavMenuInDialog } from '../NavMenu/NavMenu.tsx';
import * as styles from './MobileMenu.css.ts';
import { useScrollLock } from './useScrollLock.ts';

const radix = onDemand(() => import('./MenuDialog.tsx'));

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
 * narrow it is hidden, and opens as a native popover, which brings Escape, the press outside and the
 * order of focus with it, until Radix's Dialog is there: that weighs as much as all the rest of the
 * header and comes when a visitor reaches for the burger. A menu open by then is taken over as it
 * stands. The content moves into the dialog on opening and back on closing (see MenuDialog).
 */
export function MobileMenu(props: MobileMenuProps) {
  const { children, open: controlled, defaultOpen = false, onOpenChange, labels, ...rest } = props;
  const { ref, ...burgerAttributes } = rest;
  const text = useLabels('mobileMenu', english, labels);
  const hydrated = useHydrated();
  const arrived = radix.useCurrent();
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const burgerRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => burgerRef.current as HTMLButtonElement);
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  /** Whether the popover shows the menu. */
  const [native, setNative] = useState(false);
  /** Where focus was in the popover whose place the dialog took. */
  const [adopted, setAdopted] = useState<{ focusIndex: number } | undefined>();
  // Without a script nobody could close it.
  const open = (controlled ?? uncontrolled) && hydrated;
  const asDialog = open && !native && arrived !== undefined;

  const setOpen = useLatestCallback((next: boolean) => {
    if (!next) setAdopted(undefined);
    setUncontrolled(next);
    onOpenChange?.(next);
  });

  const followPopover = useLatestCallback(() => {
    // What it is now counts, not what the event tells: the dialog may have taken its place since.
    const shown = isPopoverOpen(panelRef.current);
    if (shown === native) return;
    setNative(shown);
    setOpen(shown);
  });
  const takeOver = useLatestCallback(() => {
    const panel = panelRef.current;
    if (!isPopoverOpen(panel)) return;
    const targets = [...panel.querySelectorAll(focusable)];
    setAdopted({ focusIndex: targets.findIndex((target) => target === document.activeElement) });
    setNative(false);
    if (!open) setOpen(true);
  });
  // Opened before React arrived, or while Radix was on its way.
  useLayoutEffect(() => {
    if (arrived) takeOver();
    else followPopover();
  }, [arrived, takeOver, followPopover]);

  useEffect(() => {
    if (open) radix.fetch();
    // A controlling parent, or a link followed, wants it closed.
    else if (native && isPopoverOpen(panelRef.current)) panelRef.current.hidePopover();
  }, [open, native]);

  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(media.headerBar);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, setOpen]);

  useScrollLock(asDialog);

  const pressBurger = () => {
    // Without popovers the press waits for the dialog.
    if (arrived || !('popover' in HTMLElement.prototype)) setOpen(!open);
  };
  const closeOnLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest('a')) setOpen(false);
  };

  const content = (
    <NavMenuInDialog value={asDialog}>
      <div className={styles.head}>
        <span className={styles.title}>{text.menu}</span>
        <button
          type="button"
          className={styles.burger}
          aria-label={text.close}
          popoverTarget={asDialog ? undefined : panelId}
          popoverTargetAction={asDialog ? undefined : 'hide'}
          onClick={asDialog ? () => setOpen(false) : undefined}
        >
          <IconClose size={24} />
        </button>
      </div>
      {children}
    </NavMenuInDialog>
  );

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...burgerAttributes}
        ref={burgerRef}
        className={styles.burger}
        data-state={open ? 'open' : 'closed'}
        aria-label={text.open}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={panelId}
        popoverTarget={arrived ? undefined : panelId}
        onClick={pressBurger}
        onPointerEnter={radix.fetch}
        onFocus={radix.fetch}
      >
        <IconMenu size={24} />
      </button>
      {asDialog ? (
        <arrived.MenuDialog
          id={panelId}
          className={styles.panel}
          aria-label={text.menu}
          data-adopted={adopted ? '' : undefined}
          onClick={closeOnLink}
          onOpenChange={setOpen}
          onOpenAutoFocus={(event) => {
            if (!adopted || adopted.focusIndex < 0) return;
            const panel = event.currentTarget as HTMLElement;
            const target = panel.querySelectorAll<HTMLElement>(focusable)[adopted.focusIndex];
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A navigation may already have moved focus to the new page's heading: leave it there.
            if (document.activeElement === document.body) burgerRef.current?.focus();
          }}
        >
          {content}
        </arrived.MenuDialog>
      ) : (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links within
        <div
          ref={panelRef}
          id={panelId}
          popover="auto"
          className={styles.panel}
          data-hydrated={hydrated ? '' : undefined}
          onToggle={followPopover}
          onClick={native ? closeOnLink : undefined}
        >
          {content}
        </div>
      )}
      <div className={styles.backdrop} data-state={asDialog ? 'open' : 'closed'} />
    </>
  );
}
