import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ElementType, RefObject } from 'react';
import { onDemand } from '../../internal/hooks/onDemand.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { isPopoverOpen } from '../../internal/isPopoverOpen.ts';

const radix = onDemand(() => import('./ModalDialog.tsx'));

export interface DialogOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Whether an open popover has to stay one when Radix arrives: what is typed there would be lost. */
type KeepsPopover = (panel: HTMLElement) => boolean;

/** What the parts of a dialog share. */
export interface DialogParts {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Radix's Dialog shows it. */
  modal: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The popover, while there is no modal dialog in its place. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** For the button that opens it. */
  trigger: object;
  /** For a button within that closes it. */
  close: object;
  /** The element that holds it, and what that is given: the one of the popover or the modal dialog. */
  Panel: ElementType;
  panel: object;
}

/**
 * A dialog that opens natively, as a popover, until Radix's modal one is there: a popover brings Escape, the
 * press outside and the order of focus with it, without a script. Radix weighs more than most of what
 * opens by it and comes when a visitor reaches for the button; a popover open by then is taken over as it stands.
 * What it holds is in the page once: it moves into the modal dialog on opening, and back on closing.
 */
export function useDialog(options: DialogOptions, keepsPopover?: KeepsPopover): DialogParts {
  const hydrated = useHydrated();
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const arrived = radix.useCurrent();
  const [open, setOpen] = useOpen(options, hydrated);
  const [native, adopted, followPopover] = usePopover(
    panelRef,
    open,
    setOpen,
    arrived,
    keepsPopover,
  );
  const modal = open && !native ? arrived : undefined;

  const pressTrigger = () => {
    // Without popovers the press waits for Radix.
    if (arrived || !('popover' in HTMLElement.prototype)) setOpen(!open);
  };
  return {
    open,
    setOpen,
    modal: modal !== undefined,
    triggerRef,
    panelRef,
    trigger: {
      ref: triggerRef,
      'aria-haspopup': 'dialog',
      'aria-expanded': hydrated ? open : undefined,
      'aria-controls': id,
      popoverTarget: arrived ? undefined : id,
      onClick: pressTrigger,
      onPointerEnter: radix.fetch,
      onFocus: radix.fetch,
    },
    close: modal
      ? { onClick: () => setOpen(false) }
      : { popoverTarget: id, popoverTargetAction: 'hide' },
    Panel: modal ? modal.ModalDialog : 'div',
    panel: modal
      ? { id, adopted, triggerRef, onOpenChange: setOpen }
      : {
          id,
          ref: panelRef,
          popover: 'auto',
          'data-hydrated': hydrated ? '' : undefined,
          onToggle: followPopover,
        },
  };
}

function useOpen(
  { open: controlled, defaultOpen = false, onOpenChange }: DialogOptions,
  hydrated: boolean,
) {
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  // Without a script it could not be closed.
  const open = (controlled ?? uncontrolled) && hydrated;
  const setOpen = useLatestCallback((next: boolean) => {
    setUncontrolled(next);
    onOpenChange?.(next);
  });
  return [open, setOpen] as const;
}

/** Whether the popover shows it, and the place of its element that had the focus when Radix took its place. */
function usePopover(
  panelRef: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
  arrived: object | undefined,
  keepsPopover?: KeepsPopover,
) {
  const [native, setNative] = useState(false);
  const [adopted, setAdopted] = useState<number>();
  if (!open && adopted !== undefined) setAdopted(undefined);

  const followPopover = useLatestCallback(() => {
    // What it is now counts, not what the event tells: the dialog may have taken its place since.
    const shown = isPopoverOpen(panelRef.current);
    if (shown === native) return;
    setNative(shown);
    setOpen(shown);
  });
  const takeOver = useLatestCallback(() => {
    const panel = panelRef.current;
    if (!arrived || !isPopoverOpen(panel) || keepsPopover?.(panel)) {
      followPopover();
      return;
    }
    const within: (Element | null)[] = [...panel.querySelectorAll('*')];
    setAdopted(within.indexOf(document.activeElement));
    setNative(false);
    if (!open) setOpen(true);
  });
  // Opened before React arrived, or while Radix was on its way.
  useLayoutEffect(takeOver, [arrived, takeOver]);

  useEffect(() => {
    if (open) radix.fetch();
    // A controlling parent, or a link followed, wants it closed.
    else if (native && isPopoverOpen(panelRef.current)) panelRef.current.hidePopover();
  }, [open, native, panelRef]);

  return [native, adopted, followPopover] as const;
}
