'use client';
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of links inside */
import { type MouseEvent, type ReactNode, useEffect, useImperativeHandle } from 'react';
import { media } from '../../css/media.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { IconClose, IconMenu } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { type DialogOptions, useDialog } from '../Dialog/useDialog.tsx';
import { NavMenuInDialog } from '../NavMenu/NavMenu.tsx';
import * as styles from './MobileMenu.css.ts';

const defaultLabels = {
  /** The name of the dialog and its visible title. */
  menu: 'Menu',
  /** The name of the burger button. */
  open: 'Open menu',
  close: 'Close menu',
};

export type MobileMenuLabels = typeof defaultLabels;

export interface MobileMenuProps extends RootAttributes<HTMLButtonElement>, DialogOptions {
  /** Shown in the header where it is wide, and in the menu where it is narrow. */
  children: ReactNode;
  labels?: PartialLabels<MobileMenuLabels> | undefined;
}

/**
 * A burger button and the modal dialog that it opens, closed by its button, Escape, a press beside it or a link. Its
 * content is in the page once: a bar in a wide header; in a narrow one hidden, a native popover that Radix's Dialog
 * makes modal (see useDialog). `ref` is the burger button.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { children, open, defaultOpen, onOpenChange, labels, ...rest } = props;
  const { ref, ...burgerAttributes } = rest;
  const text = useLabels('mobileMenu', defaultLabels, labels);
  const dialog = useDialog({ open, defaultOpen, onOpenChange });
  const { modal, open: isOpen, setOpen, triggerRef } = dialog;
  useImperativeHandle(ref, () => triggerRef.current as HTMLButtonElement, [triggerRef]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = window.matchMedia?.(media.headerBar);
    const close = () => setOpen(false);
    wide?.addEventListener('change', close);
    return () => wide?.removeEventListener('change', close);
  }, [isOpen, setOpen]);

  const closeOnLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && (event.target as Element).closest('a')) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        {...burgerAttributes}
        {...dialog.trigger}
        className={cx(styles.burger, burgerAttributes.className)}
        aria-label={text.open}
      >
        <IconMenu size={24} />
      </button>
      <div
        role={modal ? 'dialog' : undefined}
        className={styles.panel}
        aria-label={modal ? text.menu : undefined}
        onClick={isOpen ? closeOnLink : undefined}
        {...dialog.panel}
      >
        <NavMenuInDialog value={isOpen}>
          <div className={styles.head}>
            <span className={styles.title}>{text.menu}</span>
            <button
              type="button"
              className={styles.burger}
              aria-label={text.close}
              {...dialog.close}
            >
              <IconClose size={24} />
            </button>
          </div>
          {children}
        </NavMenuInDialog>
      </div>
      {dialog.behaviour}
      <div className={styles.backdrop} data-state={isOpen ? 'open' : 'closed'} />
    </>
  );
}
