'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useScrollLock } from './useScrollLock.ts';

interface ModalDialogProps extends ComponentProps<typeof Dialog.Content> {
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Defined if the dialog replaces an open popover: the index of the focused element there, or -1. */
  adopted: number | undefined;
}

/**
 * An open dialog, built on Radix. `Dialog.Content` cannot stay mounted, because while mounted it hides the
 * rest of the page from assistive technology and takes focus. `Dialog.Portal` and `Dialog.Overlay` are left
 * out: a dialog keeps its place in the page, and Overlay's scroll lock shifts the page
 * (radix-ui/primitives#3251) where ours does not. So is `Dialog.Trigger`: the button is in the page before
 * Radix is loaded.
 */
export function ModalDialog({ onOpenChange, triggerRef, adopted, ...content }: ModalDialogProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const [address] = useState(() => window.location.href);
  useScrollLock();
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content
        aria-modal="true"
        data-adopted={adopted === undefined ? undefined : ''}
        onOpenAutoFocus={(event) => {
          const panel = event.currentTarget as HTMLElement;
          const target = panel.querySelectorAll<HTMLElement>('*')[adopted ?? -1];
          if (!target) return;
          event.preventDefault();
          target.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A followed link has moved the reader elsewhere in the page or to another page.
          if (window.location.href !== address) return;
          if (document.activeElement === document.body) (triggerRef.current ?? opener)?.focus();
        }}
        {...content}
      />
    </Dialog.Root>
  );
}
