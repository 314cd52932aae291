import { useLayoutEffect } from 'react';

/**
 * Keeps the page still while something lies over it. The room of a vanished scrollbar is filled, so
 * that the page does not shift (radix-ui/primitives#3251); CSS alone cannot tell whether it took any.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const { overflow, paddingRight } = root.style;
    const scrollbar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
    return () => {
      root.style.overflow = overflow;
      root.style.paddingRight = paddingRight;
    };
  }, []);
}
