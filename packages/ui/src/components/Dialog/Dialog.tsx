'use client';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useDialog } from './useDialog.ts';
import type { DialogOptions, DialogParts } from './useDialog.ts';

const DialogContext = createContext<DialogParts | undefined>(undefined);

/** What the part of this name shares with the others. */
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
 * A modal dialog: what it holds lies over the page, which can neither be reached nor scrolled until it is
 * closed by Escape, a press beside it or one of its buttons.
 *
 * What it holds is in the server's HTML. Before React and without it, the button opens it as a
 * popover; Radix's Dialog takes over when it is there, unless a visitor has filled in a field by then.
 */
export function Dialog({ children, ...options }: DialogProps) {
  return <DialogContext value={useDialog(options, isFilledIn)}>{children}</DialogContext>;
}

/** Whether any field differs from what the page came with. */
function isFilledIn(panel: HTMLElement): boolean {
  const fields = panel.querySelectorAll<HTMLInputElement>('input, textarea');
  const options = panel.querySelectorAll('option');
  return (
    [...fields].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    ) ||
    [...options].some(
      ({ selected, defaultSelected, index }) => selected && !defaultSelected && index > 0,
    )
  );
}
