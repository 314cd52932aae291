import { isPlainClick } from '@setu/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Follows links within a page by the router: the browser would scroll before the router can save the position. */
export function useHashLinks(): void {
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('main a[href^="#"]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target) return;
      event.preventDefault();
      // As in a browser, the same place twice is one entry of the history.
      void navigate({ search, hash: link.hash }, { replace: link.hash === location.hash });
      focusPart(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, search]);
}

/** Focuses a part of the page: Tab continues from there, as it would after the browser's own jump. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
