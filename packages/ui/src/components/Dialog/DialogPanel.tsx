import type { ComponentProps } from 'react';
import type { DialogParts } from './useDialog.tsx';

interface DialogPanelProps extends ComponentProps<'div'> {
  dialog: DialogParts;
}

/** The element that contains a dialog's content, and beside it what makes it modal. */
export function DialogPanel({ dialog, ...props }: DialogPanelProps) {
  return (
    <>
      <div {...props} {...dialog.panel} />
      {dialog.behaviour}
    </>
  );
}
