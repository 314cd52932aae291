'use client';
import { type ReactNode, createContext, use } from 'react';
import { type DialogOptions, type DialogParts, useDialog } from './useDialog.tsx';

const DialogContext = createContext<DialogParts | undefined>(undefined);

/** The state that a dialog's parts share. `part` names the caller in the error. */
export function useDialogParts(part: string): DialogParts {
  const parts = use(DialogContext);
  if (!parts) throw new Error(`<${part}> stands outside of <Dialog>: put it inside.`);
  return parts;
}

export interface DialogProps extends DialogOptions {
  /** A `DialogTrigger`, unless something else sets `open`, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * A modal dialog, closed by Escape, a press outside or one of its buttons. Its content is in the server's HTML, and
 * stays as it is when the dialog closes; before hydration and without JavaScript it is a popover.
 */
export function Dialog({ children, ...options }: DialogProps) {
  return <DialogContext value={useDialog(options)}>{children}</DialogContext>;
}
