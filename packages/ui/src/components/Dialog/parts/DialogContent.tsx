'use client';
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { RootAttributes } from '../../../internal/attributes.ts';
import { cx } from '../../../internal/cx.ts';
import { requireName } from '../../../internal/devWarning.ts';
import { IconClose } from '../../Icon/icons.tsx';
import { useLabels } from '../../../internal/hooks/useLabels.ts';
import { useDialogParts } from '../Dialog.tsx';
import * as styles from '../Dialog.css.ts';

export interface DialogLabels {
  /** The button at the end of the title. Default 'Close'. */
  close: string;
}

const english: DialogLabels = { close: 'Close' };

export interface DialogContentProps extends Omit<RootAttributes<HTMLDivElement>, 'id'> {
  /** The visible title and the accessible name. */
  title: NonNullable<ReactNode>;
  children?: ReactNode;
  labels?: Partial<DialogLabels> | undefined;
}

/**
 * The content of the surrounding dialog: a title, a close button and the children. It scrolls where the window
 * is too small. A link to a place outside of it closes it. Each opening starts with fresh state: keep outside
 * what must last. `ref` is the element with the role `dialog`.
 */
export function DialogContent({
  title,
  children,
  labels,
  ref,
  className,
  ...rest
}: DialogContentProps) {
  requireName('DialogContent', 'title', title);
  const text = useLabels('dialog', english, labels);
  const { Panel, panel, panelRef, modal, close, setOpen } = useDialogParts('DialogContent');
  const titleId = useId();
  const modalRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => (modal ? modalRef : panelRef).current as HTMLDivElement, [
    modal,
    panelRef,
  ]);
  // In the top layer, wherever it is in the page.
  useLayoutEffect(() => {
    if (modal) modalRef.current?.showPopover?.();
  }, [modal]);
  const followPress = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    // Read by Dialog: content in use must not be mounted again.
    currentTarget.dataset['pressed'] = '';
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    // A tab, or an error that leads to its field, stays within the dialog.
    // As it is written, because `hash` encodes Hindi.
    const id = link?.getAttribute('href')?.slice(1) ?? '';
    const isWithin = currentTarget.contains(document.getElementById(id));
    if (link && !isWithin) setOpen(false);
  };
  return (
    <Panel
      role="dialog"
      aria-labelledby={titleId}
      {...rest}
      {...panel}
      onClick={followPress}
      {...(modal && { ref: modalRef, popover: 'manual' })}
      className={cx(styles.panel, className)}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={text.close} {...close}>
          <IconClose size={24} />
        </button>
      </div>
      {children}
    </Panel>
  );
}
