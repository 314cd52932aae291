'use client';
import { Content, Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hasPopovers, isPopoverOpen } from '../../internal/popover.ts';

interface RadixDialogProps {
  panelRef: RefObject<HTMLElement | null>;
  triggerRef: RefObject<HTMLElement | null>;
  /** What had the focus when a parent opened the panel. */
  openerRef: RefObject<Element | null>;
  onOpenChange: (open: boolean) => void;
  /** Shows the panel again. */
  show: () => void;
}

/**
 * Radix's Dialog, which makes an open panel modal. The panel stays the element it is, because a new one would lose
 * focus, scrolling and what was typed. `Dialog.Overlay` would shift the page (radix-ui/primitives#3251).
 */
export function RadixDialog(props: RadixDialogProps) {
  const { onOpenChange, triggerRef, openerRef, panelRef, show } = props;
  const painted = usePainted();
  useEffect(() => onMove(panelRef, show), [panelRef, show]);
  // Radix would hide a dialog beside an earlier one from assistive technology, as it does the page.
  const [isLast, setIsLast] = useState(true);
  const [address] = useState(() => window.location.href);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // A followed link has moved the reader elsewhere in the page or to another page.
    if (window.location.href !== address) return;
    // The popover has returned the focus, unless it is gone, lies above another, or the button never had it: Safari
    // focuses no button that is pressed. Radix takes it back into a popover that is hidden as the dialog becomes modal.
    const opener = triggerRef.current ?? openerRef.current;
    const { activeElement, body } = document;
    const panel = panelRef.current;
    const isInHidden = panel?.contains(activeElement) && !isPopoverOpen(panel);
    if (activeElement === body || isInHidden) (opener as HTMLElement | null)?.focus();
  };
  return (
    <>
      {painted && isLast && (
        <Root open onOpenChange={onOpenChange}>
          <Content asChild onPointerDownOutside={leaveToPopover} onCloseAutoFocus={returnFocus}>
            <Panel panelRef={panelRef} />
          </Content>
        </Root>
      )}
      <StackOrder setIsLast={setIsLast} />
    </>
  );
}

/** A press outside hides the popover, and `open` follows it: else the parent would hear of it twice. */
function leaveToPopover(event: Event) {
  if (hasPopovers()) event.preventDefault();
}

/** A list in another order moves its elements, and the browser hides a popover that moves without an event. */
function onMove(panelRef: RadixDialogProps['panelRef'], show: () => void) {
  const observer = new MutationObserver((records) => {
    const moved = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (moved.some((node) => node.contains(panelRef.current))) show();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The open dialogs, the last one on top. */
const stack: ((isLast: boolean) => void)[] = [];
const updateStack = () => stack.forEach((setIsLast, at) => setIsLast(at === stack.length - 1));

/** Tells whether the dialog is the one that was opened last. Its effect ends after those of Radix, which it follows. */
function StackOrder({ setIsLast }: { setIsLast: (isLast: boolean) => void }) {
  useEffect(() => {
    stack.push(setIsLast);
    updateStack();
    // Radix returns the focus after a timeout: only then may the dialog below be modal again.
    return () =>
      void setTimeout(() => {
        stack.splice(stack.indexOf(setIsLast), 1);
        updateStack();
      });
  }, [setIsLast]);
  return null;
}

/** False until the open panel has been painted, which what makes it modal would delay. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}

type PanelProps = Pick<RadixDialogProps, 'panelRef'> & ComponentProps<'div'>;

function showFocused({ key, defaultPrevented }: KeyboardEvent) {
  if (key === 'Tab' && defaultPrevented) {
    document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }
}

/** Gives Radix the panel in place of an element of its own: as its element, and for its handlers. */
function Panel({ panelRef, ref, ...handlers }: PanelProps) {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // They read what events of React and of the browser have in common.
    const listen = (type: string, listener: unknown, capture = true) =>
      panelRef.current?.addEventListener(type, listener as EventListener, { capture, signal });
    listen('keydown', handlers.onKeyDown, false);
    // From the last element Radix moves the focus to the first one, without scrolling to it.
    listen('keydown', showFocused, false);
    listen('focus', handlers.onFocusCapture);
    listen('blur', handlers.onBlurCapture);
    listen('pointerdown', handlers.onPointerDownCapture);
    return () => listening.abort();
  });
  useLayoutEffect(() => {
    const panel = panelRef.current as HTMLDivElement | null;
    // Radix takes the pointer's events from the page; not by CSS, which an application's tests may lack.
    if (panel) panel.style.pointerEvents = 'auto';
    // Radix hides the rest of the page before it moves the focus.
    if (!panel?.contains(document.activeElement)) panel?.querySelector('button')?.focus();
    if (typeof ref !== 'function') return undefined;
    const detach = ref(panel);
    return () => (detach ? detach() : void ref(null));
  }, [ref, panelRef]);
  return null;
}
