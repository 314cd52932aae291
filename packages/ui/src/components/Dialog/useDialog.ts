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

/** Whether an open popover must stay one when Radix is loaded, because input or place in it would be lost. */
type KeepsPopover = (panel: HTMLElement) => boolean;

/** The state and props that the parts of a dialog share. */
export interface DialogParts {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Whether Radix's Dialog shows the content. */
  modal: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The popover, while there is no modal dialog in its place. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** Props of the button that opens the dialog. */
  trigger: object;
  /** Props of a button inside that closes the dialog. */
  close: object;
  /** The component that contains the content, popover or modal dialog; `panel` is its props. */
  Panel: ElementType;
  panel: object;
}

/**
 * A dialog that opens natively, as a popover, until Radix's modal dialog is loaded: a popover handles Escape, the
 * press outside and the focus order without a script. Radix is larger than most of the content, so it is fetched
 * when a visitor points at or focuses the button; a popover open by then is taken over as it is. If it cannot be
 * fetched, the popover is the dialog, also where a parent opens it; the next opening tries again.
 * The content is in the page once: it moves into the modal dialog on opening, and back on closing.
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
    // Without popovers the dialog opens once Radix is loaded.
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
  // Closed in the server's HTML, because without a script it could not be closed.
  const open = (controlled ?? uncontrolled) && hydrated;
  const setOpen = useLatestCallback((next: boolean) => {
    setUncontrolled(next);
    onOpenChange?.(next);
  });
  return [open, setOpen] as const;
}

/** Whether the popover is open, the index of the element focused in it when Radix took over, and `onToggle`. */
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
    // Reads the current state, not the event's: the modal dialog may have replaced the popover since.
    const shown = isPopoverOpen(panelRef.current);
    if (shown === native) return;
    setNative(shown);
    if (shown !== open) setOpen(shown);
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
  // For a popover opened before hydration or while Radix was loading.
  useLayoutEffect(takeOver, [arrived, takeOver]);

  /** If Radix could not be loaded for a dialog that no button has opened. */
  const openWithout = useLatestCallback(() => {
    const panel = panelRef.current;
    // A browser without popovers can show nothing.
    if (!('popover' in HTMLElement.prototype)) setOpen(false);
    else if (panel?.matches(':not(:popover-open)')) {
      panel.showPopover();
      // Only a popover's own button leads the keyboard into it. Closing returns the focus.
      panel.querySelector('button')?.focus();
    }
  });
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    void radix.arrives().then((hasArrived) => {
      if (isWanted && !hasArrived) openWithout();
    });
    return () => {
      isWanted = false;
    };
  }, [open, openWithout]);

  useEffect(() => {
    // A controlling parent or a followed link has closed it.
    if (!open && native && isPopoverOpen(panelRef.current)) panelRef.current.hidePopover();
  }, [open, native, panelRef]);

  return [native, adopted, followPopover] as const;
}
