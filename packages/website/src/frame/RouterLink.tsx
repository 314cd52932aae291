import { isPlainClick, usePublicConfig, withoutPrefix } from '@setu/kit';
import type { LinkComponentProps } from '@setu/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavesLanguage, linkAddress, prefix } from '../language/language.ts';
import { placeOf } from './placeOf.ts';

/**
 * A router link for the components of `@setu/ui`. The router's own `Link` also depends on the current
 * location, so that a navigation renders every link again, and includes the router's prefetching, which
 * only its framework mode uses.
 */
export function RouterLink({ href: path, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const { backend } = usePublicConfig();
  const href = linkAddress(path);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // After the next frame, so that the press is shown before the slower navigation starts.
    requestAnimationFrame(() => setTimeout(leave));
  };
  const leave = () => {
    const { href: address } = window.location;
    void navigate(withoutPrefix(prefix, href) ?? path, {
      replace: new URL(href, address).href === address,
      preventScrollReset: isFilter(href),
    });
  };
  return (
    // A page that reads nothing in the browser is followed by a document, which also finds the place in it.
    <a {...rest} href={href} onClick={!backend || leavesLanguage(path) ? undefined : follow}>
      {children}
    </a>
  );
}

/** A filter changes the list, not the place: the visitor keeps it in view. Another page starts at its top. */
function isFilter(href: string): boolean {
  return placeOf(new URL(href, window.location.href)) === placeOf(window.location);
}
