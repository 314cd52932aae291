import { isPlainClick, usePublicConfig, withoutPrefix } from '@setu/kit';
import type { LinkComponentProps } from '@setu/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavesLanguage, linkAddress, prefix } from '../language/language.ts';
import { moveFocus } from './NavigationStatus.tsx';
import { placeOf } from './placeOf.ts';

/**
 * A router link for `@setu/ui`. The router's own `Link` depends on the location, so that each navigation renders all
 * links, and includes the prefetching of its framework mode.
 */
export function RouterLink({ href: path, children, ...rest }: LinkComponentProps) {
  const navigate = useNavigate();
  const { backend } = usePublicConfig();
  const href = linkAddress(path);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // After the next frame, so that the press is shown before the slower navigation starts.
    const link = event.currentTarget;
    requestAnimationFrame(() => setTimeout(() => leave(link)));
  };
  const leave = (link: Element) => {
    const from = new URL(window.location.href);
    const to = new URL(href, from);
    // A filter changes the list, not the place: the visitor keeps it in view. Another page starts at its top, and so
    // does this one by a link of the header or footer.
    let keepsPlace = placeOf(to) === placeOf(from);
    if (keepsPlace && !link.closest('main')) {
      keepsPlace = false;
      moveFocus(to.hash);
    }
    // The router would scroll to the hash, although the link stands in the part that it names.
    if (keepsPlace && document.getElementById(to.hash.slice(1))?.contains(link)) {
      to.hash = from.hash = '';
    }
    const route = (withoutPrefix(prefix, href) ?? path).replace(/#.*/, '');
    void navigate(route + to.hash, {
      replace: to.href === from.href,
      preventScrollReset: keepsPlace,
    });
  };
  return (
    // Where browsers cannot read the backend, it loads a document, which finds the hash itself.
    <a {...rest} href={href} onClick={!backend || leavesLanguage(path) ? undefined : follow}>
      {children}
    </a>
  );
}
