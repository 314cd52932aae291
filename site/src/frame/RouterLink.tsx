import type { LinkComponentProps } from '@setu/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A link that the router follows, as the components of `@setu/ui` want it. The router's own `Link`
 * also depends on where the page is, so that a navigation renders each of them anew, and brings the
 * router's prefetching along, which only its framework uses.
 */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { metaKey, altKey, ctrlKey, shiftKey, button } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, {
      replace: href === pathname + search + hash,
      preventScrollReset: isFilter(href, pathname, search),
    });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A filter changes the list, not the place: the visitor keeps it in view. Another page starts at its top. */
function isFilter(href: string, pathname: string, search: string): boolean {
  const here = new URL(pathname + search, 'http://site');
  const there = new URL(href, here);
  const page = ({ searchParams }: URL) => searchParams.get('page');
  return there.pathname === here.pathname && page(there) === page(here);
}
