import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes the chosen options or inputs the ones that a reset of the form returns to, as React resets it after its action:
 * https://github.com/facebook/react/issues/30580. `isDefault` undefined: React follows itself.
 */
export function useDefaultChoice<Element extends HTMLElement>(
  isDefault: ((value: string) => boolean) | undefined,
) {
  const around = useRef<Element>(null);
  const follow = () => {
    if (!isDefault) return;
    const list = around.current?.querySelector('select');
    const chosen = list?.selectedIndex ?? -1;
    const choices = 'option, input';
    for (const choice of around.current?.querySelectorAll<HTMLInputElement>(choices) ?? []) {
      choice.toggleAttribute(list ? 'selected' : 'checked', isDefault(choice.value));
    }
    // A new default chooses an option that was not chosen before.
    if (list && list.selectedIndex !== chosen) list.selectedIndex = chosen;
  };
  useLayoutEffect(follow);
  // The reset comes before layout effects.
  useInsertionEffect(follow);
  return around;
}
