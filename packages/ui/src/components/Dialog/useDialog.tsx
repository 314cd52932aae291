import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { onDemand } from '../../internal/hooks/onDemand.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { hasPopovers, isPopoverOpen } from '../../internal/popover.ts';
import { useScrollLock } from './useScrollLock.ts';

const radix = onDemand(() => import('./RadixDialog.tsx'));

export interface DialogOptions {
  /** Makes it controlled, with `onOpenChange`. */
  open?: boolean | undefined;
  /** Default `false`. Opens once hydrated. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it; if before hydration, then once hydrated. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The state and props that the parts of a dialog share. */
export type DialogParts = ReturnType<typeof useDialog>;

/**
 * A dialog whose panel is a popover, which opens natively, before hydration and without a script. Radix makes it modal;
 * it is large, so it is fetched when a visitor points at or focuses the button. Without it the popover is the dialog.
 */
export function useDialog({ open: controlled, defaultOpen = false, onOpenChange }: DialogOptions) {
  const hydrated = useHydrated();
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const arrived = radix.useCurrent();
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  // Closed in the server's HTML, because without a script it could not be closed.
  const open = (controlled ?? uncontrolled) && hydrated;
  const setOpen = useLatestCallback((next: boolean) => {
    // The popover, Radix and a button may report the same change.
    if (next === open) return;
    setUncontrolled(next);
    onOpenChange?.(next);
  });
  const openerRef = useRef<Element>(null);
  const { follow, show } = usePopover(panelRef, openerRef, open, setOpen);
  const Radix = open ? arrived?.RadixDialog : undefined;

  useScrollLock(open);
  useEffect(() => {
    if (open) radix.fetch();
  }, [open]);

  return {
    open,
    setOpen,
    /** To be called when the panel is mounted while it is open. */
    show,
    /** Whether Radix keeps the focus inside, and the rest of the page out of reach. */
    modal: Radix !== undefined,
    triggerRef,
    panelRef,
    /** Props of the button that opens the dialog. */
    trigger: {
      ref: triggerRef,
      'aria-haspopup': 'dialog',
      'aria-expanded': hydrated ? open : undefined,
      'aria-controls': id,
      popoverTarget: id,
      onClick: () => {
        // A popover follows its button natively, and `open` follows the popover.
        if (!hasPopovers()) setOpen(!open);
      },
      onPointerEnter: radix.fetch,
      onFocus: radix.fetch,
    },
    /** Props of a button inside that closes the dialog. */
    close: {
      popoverTarget: id,
      popoverTargetAction: 'hide',
      onClick: (event: MouseEvent) => {
        // Hidden natively as well, the popover would tell a parent that keeps it open of a second closing.
        event.preventDefault();
        setOpen(false);
      },
    },
    /** Props of the element that contains the content. */
    panel: {
      id,
      ref: panelRef,
      // jsdom hides every popover, and cannot show one.
      popover: hydrated && !hasPopovers() ? undefined : 'auto',
      tabIndex: Radix ? -1 : undefined,
      'aria-modal': Radix ? true : undefined,
      'data-hydrated': hydrated ? '' : undefined,
      'data-state': open ? 'open' : undefined,
      // React lets the event of a disclosure inside it bubble.
      onToggle: ({ target, currentTarget }: SyntheticEvent) => {
        if (target === currentTarget) follow();
      },
    },
    /** Beside the panel: Radix, which renders no element. */
    behaviour: Radix && (
      <Radix {...{ panelRef, triggerRef, openerRef, show }} onOpenChange={setOpen} />
    ),
  } as const;
}

/** Keeps the popover and `open` the same. Returns the handler of its `toggle` event, and what shows it later. */
function usePopover(
  panelRef: RefObject<HTMLElement | null>,
  openerRef: RefObject<Element | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);

  const follow = useLatestCallback(() => {
    const shown = isPopoverOpen(panelRef.current);
    if (shown === open) return;
    setOpen(shown);
    countChange();
  });
  useLayoutEffect(() => {
    // Opened before hydration. What a parent has opened it may have closed while `Activity` hid the page.
    if (!openerRef.current && isPopoverOpen(panelRef.current)) follow();
  }, [panelRef, openerRef, follow]);

  // Not in a layout effect: hiding returns the focus, which Radix first has to let go.
  useEffect(() => {
    const panel = panelRef.current;
    // What was opened before hydration stays open until `open` follows.
    const isFollowed = open || changes > 0 || openerRef.current;
    if (!panel || !isFollowed || !hasPopovers() || isPopoverOpen(panel) === open) return;
    if (open) {
      const opener = (openerRef.current = document.activeElement as HTMLElement);
      // Beside a dialog that stays open it lies above that; browsers that know no source close that one.
      panel.showPopover({
        source: (opener.closest('[data-state=open]') ?? undefined) as HTMLElement,
      });
      // Only a popover's own button leads the keyboard into it.
      panel.querySelector('button')?.focus();
    } else {
      panel.hidePopover();
      // Browsers let a hidden element keep the focus until they render.
      panel.querySelector<HTMLElement>(':focus')?.blur();
    }
  }, [panelRef, openerRef, open, changes]);

  return { follow, show: countChange };
}
