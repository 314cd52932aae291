import type { AnchorHTMLAttributes, Ref } from 'react';
import { warnOfHref } from '../devWarning.ts';
import { type OwnUi, useUi } from '../uiContext.ts';
import { isExternal, isSafeHref, isSitePath } from './href.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  ui?: OwnUi | undefined;
}

/**
 * The only way a component renders a link. Paths on this site go to the router's link; external, `mailto:`, `tel:`,
 * hash and download links bypass it (adobe/react-spectrum#6557). An unsafe address renders its text alone.
 */
export function Link({ href, children, ui, ...rest }: LinkProps) {
  const { linkComponent: RouterLink } = useUi(ui);
  if (!isSafeHref(href)) {
    warnOfHref(href);
    return (
      <span className={rest.className} style={rest.style}>
        {children}
      </span>
    );
  }
  const bypasses = !isSitePath(href) || (rest.download ?? rest.target ?? false) !== false;
  const Anchor = (bypasses ? 'a' : (RouterLink ?? 'a')) as 'a';
  return (
    <Anchor {...(isExternal(href) && { rel: 'noopener noreferrer' })} {...rest} href={href}>
      {children}
    </Anchor>
  );
}
