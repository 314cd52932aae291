'use client';
import { Content, Root } from '@radix-ui/react-dialog';
import { useLayoutEffect, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';

/** What Radix handles on the panel: Tab at its ends, and where focus and presses are. */
export type PanelHandlers = Pick<
  ComponentProps<'div'>,
  'onKeyDown' | 'onFocusCapture' | 'onBlurCapture' | 'onPointerDownCapture'
>;

export interface RadixDialogProps {
  panelRef: RefObject<HTMLElement | null>;
  /** Where the focus was before it opened, if it has no button. */
  openerRef: RefObject<HTMLElement | null>;
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
  /** Passes the handlers that the panel has to call; `undefined` on unmount. */
  onHandlers: (handlers: PanelHandlers | undefined) => void;
}

/**
 * Radix's Dialog, which makes an open panel modal: focus stays inside, and the rest of the page is hidden from
 * assistive technology. Renders no element: the panel is in the page already and stays, because a new one would lose
 * focus, scrolling and what was typed. `Dialog.Overlay` is left out, because its scroll lock shifts the page
 * (radix-ui/primitives#3251) where ours does not.
 */
export function RadixDialog({ onOpenChange, openerRef, triggerRef, ...panel }: RadixDialogProps) {
  const [address] = useState(() => window.location.href);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // A followed link has moved the reader elsewhere in the page or to another page.
    if (window.location.href !== address) return;
    // The popover has returned the focus, unless the button never had it: Safari focuses no button that is pressed.
    if (document.activeElement === document.body)
      (triggerRef.current ?? openerRef.current)?.focus();
  };
  return (
    <Root open onOpenChange={onOpenChange}>
      <Content asChild onCloseAutoFocus={returnFocus}>
        <Panel {...panel} />
      </Content>
    </Root>
  );
}

type PanelProps = Pick<RadixDialogProps, 'panelRef' | 'onHandlers'> & ComponentProps<'div'>;

/** Gives Radix the panel in place of an element of its own. */
function Panel({ panelRef, onHandlers, ref, ...props }: PanelProps) {
  const { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture } = props;
  useLayoutEffect(() => {
    onHandlers({ onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture });
    return () => onHandlers(undefined);
  });
  useLayoutEffect(() => {
    const panel = panelRef.current as HTMLDivElement | null;
    // Radix hides the rest of the page before it moves the focus.
    if (!panel?.contains(document.activeElement)) panel?.querySelector('button')?.focus();
    if (typeof ref !== 'function') return undefined;
    const detach = ref(panel);
    return () => (detach ? detach() : void ref(null));
  }, [ref, panelRef]);
  return null;
}
