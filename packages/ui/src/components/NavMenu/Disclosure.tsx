'use client';
import type { ComponentProps, ReactNode } from 'react';

export interface DisclosureProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  item: ComponentProps<'li'>;
  button: ComponentProps<'button'>;
  /** What the button discloses. */
  children: ReactNode;
}

/** A dropdown as it comes with the page: native while there is no script, then a button of React. */
export function Disclosure({ open, onOpenChange, item, button, children }: DisclosureProps) {
  return (
    <li {...item}>
      <button
        type="button"
        data-state={open ? 'open' : 'closed'}
        {...button}
        onClick={() => onOpenChange(!open)}
      />
      {children}
    </li>
  );
}
