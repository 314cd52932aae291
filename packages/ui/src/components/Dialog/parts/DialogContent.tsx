'use client';
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of links inside */
import { type MouseEvent, type ReactNode, useEffect, useId, useImperativeHandle } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { requireName } from '../../../internal/devWarning.ts';
import { IconClose } from '../../Icon/icons.tsx';
import { useLatestCallback } from '../../../internal/hooks/useLatestCallback.ts';
import { type PartialLabels, useLabels } from '../../../internal/hooks/useLabels.ts';
import { useDialogParts } from '../Dialog.tsx';
import * as styles from '../Dialog.css.ts';

const defaultLabels = {
  /** The button at the end of the title. */
  close: 'Close',
};

export type DialogLabels = typeof defaultLabels;

export interface DialogContentProps extends Omit<RootAttributes<HTMLDivElement>, 'id'> {
  /** The visible title and the accessible name. */
  title: NonNullable<ReactNode>;
  children?: ReactNode;
  labels?: PartialLabels<DialogLabels> | undefined;
}

/** The content of the surrounding dialog, which a link to elsewhere closes. `ref` is the element of role `dialog`. */
export function DialogContent({
  title,
  children,
  labels,
  ref,
  className,
  ...rest
}: DialogContentProps) {
  requireName('DialogContent', 'title', title);
  const text = useLabels('dialog', defaultLabels, labels);
  const { panelRef, panel, behaviour, close, open, setOpen, show } =
    useDialogParts('DialogContent');
  const titleId = useId();
  useImperativeHandle(ref, () => panelRef.current as HTMLDivElement, [panelRef]);
  const showLate = useLatestCallback(() => open && show());
  // It may be mounted later than the dialog is open.
  useEffect(() => void showLate(), [showLate]);
  const followPress = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const followed = 'a[href]:not([target=_blank], [download], [href^="tel:"], [href^="mailto:"])';
    const link = (event.target as Element).closest<HTMLAnchorElement>(followed);
    // A tab, or an error that leads to its field, is within the dialog; as written, because `hash` encodes Hindi.
    const [path, id = ''] = link?.getAttribute('href')?.split('#') ?? [];
    const isWithin = path === '' && event.currentTarget.contains(document.getElementById(id));
    if (!link || isWithin) return;
    // Otherwise the popover would return the focus to its button.
    link.blur();
    setOpen(false);
  };
  return (
    <>
      <div
        role="dialog"
        aria-labelledby={titleId}
        {...rest}
        onClick={followPress}
        className={cx(styles.panel, className)}
        {...panel}
        hidden={!panel.popover && !open}
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
      </div>
      {behaviour}
    </>
  );
}
