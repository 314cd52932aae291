'use client';
import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

interface MenuDialogProps extends ComponentProps<typeof Dialog.Content> {
  onOpenChange: (open: boolean) => void;
}

/**
 * The open menu as Radix's Dialog. `Dialog.Content` cannot stay mounted, since it hides the rest of
 * the page from assistive technology and takes focus as long as it is there. `Dialog.Portal` and
 * `Dialog.Overlay` are left out: the menu needs its place in the header, and Overlay's scroll lock
 * shifts the page (radix-ui/primitives#3251) where ours does not. So is `Dialog.Trigger`, whose
 * button is in the page before this is.
 */
export function MenuDialog({ onOpenChange, ...content }: MenuDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content aria-modal="true" {...content} />
    </Dialog.Root>
  );
}
