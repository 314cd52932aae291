import type { LinkComponentProps } from '@setu/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageAddress } from '../language.ts';
import { placeOf } from './placeOf.ts';

/** The same file for all languages, such as a clip. */
const isFile = /^[^?#]*\.[a-z]\w*(?:$|[?#])/i;

/**
 * A link that the router follows, as the components of `@setu/ui` want it. The router's own `Link`
 * also depends on where the page is, so that a navigation renders each of them again, and brings the
 * router's prefetching along, which only its framework uses.
 */
export function RouterLink({ href: path, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const href = isFile.test(path) ? path : pageAddress(path);
  const follow = (event: MouseEvent) => {
    const { metaKey, altKey, ctrlKey, shiftKey, button } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    // After the frame that answers the tap: to leave the page takes longer than to show the press.
    requestAnimationFrame(() => setTimeout(leave));
  };
  const leave = () => {
    const { href: address } = window.location;
    void navigate(path, {
      replace: new URL(href, address).href === address,
      preventScrollReset: isFilter(href),
      // A page that is there already is shown in one go, with no pictures of the old one between.
      flushSync: !isFilter(href),
    });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A filter changes the list, not the place: the visitor keeps it in view. Another page starts at its top. */
function isFilter(href: string): boolean {
  return placeOf(new URL(href, window.location.href)) === placeOf(window.location);
}
