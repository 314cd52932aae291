import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { media } from '../../css/media.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { isPopoverOpen } from '../../internal/isPopoverOpen.ts';

export const focusable = 'a[href], button';

interface MenuStateOptions {
  /** The popover, while there is no dialog in its place. */
  panelRef: RefObject<HTMLElement | null>;
  controlled: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Radix's Dialog is there. */
  dialogArrived: boolean;
  fetchDialog: () => void;
}

interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The popover shows the menu; otherwise the dialog does, once it is there. */
  native: boolean;
  /** For the popover: it opened or closed. */
  followPopover: () => void;
  /** Where focus was in the popover whose place the dialog took. */
  adopted: { focusIndex: number } | undefined;
}

/** Whether the menu is open, and by which means: a popover until the dialog has arrived. */
export function useMenuState({
  panelRef,
  controlled,
  defaultOpen,
  onOpenChange,
  dialogArrived,
  fetchDialog,
}: MenuStateOptions): MenuState {
  const hydrated = useHydrated();
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  const [native, setNative] = useState(false);
  const [adopted, setAdopted] = useState<{ focusIndex: number }>();
  // Without a script it could not be closed.
  const open = (controlled ?? uncontrolled) && hydrated;

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
    if (dialogArrived) takeOver();
    else followPopover();
  }, [dialogArrived, takeOver, followPopover]);

  useEffect(() => {
    if (open) fetchDialog();
    // A controlling parent, or a link followed, wants it closed.
    else if (native && isPopoverOpen(panelRef.current)) panelRef.current.hidePopover();
  }, [open, native, fetchDialog, panelRef]);

  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(media.headerBar);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, setOpen]);

  return { open, setOpen, native, followPopover, adopted };
}
