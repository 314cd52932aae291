'use client';
import { Item, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

export type TriggerHandlers = Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown'>;

interface RadixTriggerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Passes the handlers that the button has to call; `undefined` on unmount. */
  onHandlers: (handlers: TriggerHandlers | undefined) => void;
}

/**
 * Radix's NavigationMenu, which handles presses. It renders no button: a new element would lose focus and a press that
 * has begun. With these repairs: a root for each item, as a root allows one open item; no `NavigationMenu.Content`,
 * which takes links out of the page (radix-ui/primitives#1273) or swallows every Escape; no hovering (#1630, #2326).
 */
export function RadixTrigger({ open, onOpenChange, onHandlers }: RadixTriggerProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (open ? keepInWindow(ref.current?.parentElement) : undefined), [open]);
  return (
    // Hidden, because Radix adds a focusable element after an open trigger, to lead into content elsewhere.
    <span ref={ref} hidden>
      <Root
        asChild
        value={open ? 'open' : ''}
        onValueChange={(value) => onOpenChange(value !== '')}
        activationMode="manual"
      >
        <Item asChild value="open">
          <NoElement>
            <Trigger asChild>
              <Handlers onHandlers={onHandlers} />
            </Trigger>
          </NoElement>
        </Item>
      </Root>
    </span>
  );
}

/** Keeps an item's panel in the window, also below a header of several lines. Returns the function that stops it. */
function keepInWindow(item: HTMLElement | null | undefined) {
  const panel = item?.lastElementChild as HTMLElement;
  const fit = () => {
    const { style } = panel;
    style.translate = '';
    style.maxBlockSize = '';
    // In a narrow header it does not lie above the page, and may be sliding in.
    if (getComputedStyle(panel).position !== 'absolute') return;
    const { left, right, top } = panel.getBoundingClientRect();
    const beyond = right - document.documentElement.clientWidth;
    style.maxBlockSize = `clamp(50vh, 100vh - ${top}px - 1rem, 75vh)`;
    style.translate = `${left < 0 ? -left : -Math.max(beyond, 0)}px`;
  };
  fit();
  window.addEventListener('resize', fit);
  return () => window.removeEventListener('resize', fit);
}

/** Accepts the attributes of an element, but renders none. */
function NoElement({ children }: { children: ReactNode }) {
  return children;
}

type HandlersProps = TriggerHandlers & Pick<RadixTriggerProps, 'onHandlers'>;

function Handlers({ onHandlers, onClick, onKeyDown }: HandlersProps) {
  useLayoutEffect(() => {
    onHandlers({ onClick, onKeyDown });
    return () => onHandlers(undefined);
  });
  return null;
}
