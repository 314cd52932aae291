import { useLayoutEffect } from 'react';

/** Prevents scrolling of the page while something covers it. Padding replaces a scrollbar that took room. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    locks += 1;
    if (locks === 1) unlock = lock();
    return () => void requestAnimationFrame(() => setTimeout(release));
  }, [isLocked]);
}

/** Dialogs that are open over each other may close in any order. */
let locks = 0;
let unlock = () => {};

/** After a paint: a page that can be scrolled again is painted far beyond the window, which would delay the closing. */
function release(): void {
  locks -= 1;
  if (locks === 0) unlock();
}

function lock(): () => void {
  const { documentElement: root } = document;
  const { overflow, paddingRight } = root.style;
  const scrollbar = window.innerWidth - root.clientWidth;
  if (scrollbar > 0 && !isKept(root)) root.style.paddingRight = `${scrollbar}px`;
  root.style.overflow = 'hidden';
  return () => void Object.assign(root.style, { overflow, paddingRight });
}

/** Whether the page itself reserves the room. Safari knows the property from 18.2 on. */
const isKept = (root: Element) =>
  getComputedStyle(root).getPropertyValue('scrollbar-gutter').startsWith('stable');
