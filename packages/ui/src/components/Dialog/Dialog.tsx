'use client';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useDialog } from './useDialog.ts';
import type { DialogOptions, DialogParts } from './useDialog.ts';

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
 * A modal dialog: its content covers the page, which can be neither reached nor scrolled until the dialog is
 * closed by Escape, a press outside or one of its buttons.
 *
 * The content is in the server's HTML. Before hydration and without JavaScript, the button opens it as a
 * popover; Radix's Dialog takes over once loaded, unless a visitor uses the content by then.
 */
export function Dialog({ children, ...options }: DialogProps) {
  return <DialogContext value={useDialog(options, isInUse)}>{children}</DialogContext>;
}

/** Whether the reader has come further than its beginning: scrolled, pressed something in it, or filled in a field. */
function isInUse(panel: HTMLElement): boolean {
  const fields = panel.querySelectorAll<HTMLInputElement>('input, textarea');
  const options = panel.querySelectorAll('option');
  return (
    panel.scrollTop > 0 ||
    'pressed' in panel.dataset ||
    [...fields].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    ) ||
    [...options].some(
      ({ selected, defaultSelected, index }) => selected && !defaultSelected && index > 0,
    )
  );
}
