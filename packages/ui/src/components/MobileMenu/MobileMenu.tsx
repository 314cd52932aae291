'use client';
import { useId, useImperativeHandle, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconClose, IconMenu } from '../../internal/drawings/icons.tsx';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { onDemand } from '../../internal/hooks/onDemand.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { NavMenuInDialog } from '../NavMenu/NavMenu.tsx';
import * as styles from './MobileMenu.css.ts';
import { focusable, useMenuState } from './useMenuState.ts';
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

const english: MobileMenuLabels = { menu: 'Menu', open: 'Open menu', close: 'Close menu' };

export interface MobileMenuProps extends RootAttributes<HTMLButtonElement> {
  /** What stands in the header where it is wide, and in the menu where it is narrow. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  labels?: Partial<MobileMenuLabels> | undefined;
}

/**
 * A burger button and the menu that it opens: a modal dialog that slides in, closed by its button,
 * Escape, a press on the backdrop or following a link, with focus back on the burger.
 *
 * Its content is in the page once. Where the header is wide it lies there as a bar. Where it is
 * narrow it is hidden, and opens as a native popover, which brings Escape, the press outside and the
 * order of focus with it, until Radix's Dialog is there: that weighs as much as all the rest of the
 * header and comes when a visitor reaches for the burger. A menu open by then is taken over as it
 * stands. The content moves into the dialog on opening and back on closing (see MenuDialog). `ref` is the
 * burger button.
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
  const { open, setOpen, native, followPopover, adopted } = useMenuState({
    panelRef,
    controlled,
    defaultOpen,
    onOpenChange,
    dialogArrived: arrived !== undefined,
    fetchDialog: radix.fetch,
  });
  const asDialog = open && !native && arrived !== undefined;
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
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links within
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
