'use client';
import type { MouseEvent } from 'react';
import type { RootAttributes } from '../../../internal/attributes.ts';
import { type ButtonProps, Button } from '../../Button/Button.tsx';
import { useDialogParts } from '../Dialog.tsx';

export interface DialogCloseProps
  extends
    RootAttributes<HTMLButtonElement>,
    Pick<ButtonProps, 'children' | 'variant' | 'size' | 'icon'> {
  /** Called on press, in addition to closing. */
  onClick?: (() => void) | undefined;
}

/** A button that closes the dialog, in addition to the one that every dialog has. `ref` is the `<button>`. */
export function DialogClose({ onClick, variant = 'secondary', ...look }: DialogCloseProps) {
  const { close } = useDialogParts('DialogClose');
  const press = (event: MouseEvent) => {
    onClick?.();
    close.onClick(event);
  };
  return <Button {...look} {...close} variant={variant} onClick={press} />;
}
