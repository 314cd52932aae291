'use client';
import { Item, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { useLayoutEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** What Radix does when the button is pressed, by pointer or by key. */
export type TriggerHandlers = Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown'>;

export interface RadixTriggerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Hands over what the button has to call; nothing when this goes. */
  onHandlers: (handlers: TriggerHandlers | undefined) => void;
}

/**
 * What Radix's NavigationMenu contributes: what a press on a trigger does, by pointer or by key. It
 * renders no button; ours is in the page already and stays, for a new element would lose focus
 * and a press that has begun. With these repairs:
 * - a root for each item, since a root allows one open item only, and ours are independent;
 * - no `NavigationMenu.Content`: closed, it takes the links out of the page (radix-ui/primitives#1273),
 *   force-mounted, it swallows every Escape of the page, and either way it closes when focus moves on
 *   to a neighbour. The panel is a plain element that is always there;
 * - no hovering (`activationMode="manual"`; radix-ui/primitives#1630, #2326).
 */
export function RadixTrigger({ open, onOpenChange, onHandlers }: RadixTriggerProps) {
  return (
    // Radix puts an element behind an open trigger that takes focus, to lead it into content that stands
    // elsewhere. Ours follows right after.
    <span hidden>
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

/** Takes the attributes of an element, and is none. */
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
