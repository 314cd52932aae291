'use client';
import { type MouseEvent, useImperativeHandle } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { type ButtonProps, Button } from '../../Button/Button.tsx';
import { useDialogParts } from '../Dialog.tsx';
import * as styles from '../Dialog.css.ts';

export interface DialogTriggerProps
  extends
    Omit<RootAttributes<HTMLButtonElement>, 'aria-expanded' | 'aria-controls'>,
    Pick<ButtonProps, 'children' | 'variant' | 'size' | 'icon'> {}

/** The button that opens the surrounding dialog, and gets the focus back when it closes. `ref` is the `<button>`. */
export function DialogTrigger({ ref, className, ...look }: DialogTriggerProps) {
  const { trigger, triggerRef, panelRef, open, setOpen } = useDialogParts('DialogTrigger');
  useImperativeHandle(ref, () => triggerRef.current as HTMLButtonElement, [triggerRef]);
  const openFirst = (event: MouseEvent) => {
    if (panelRef.current) return trigger.onClick();
    // Its content is there only while it is open: the browser would close that again as it comes.
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <Button {...look} {...trigger} onClick={openFirst} className={cx(styles.trigger, className)} />
  );
}
