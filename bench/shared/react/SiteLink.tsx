'use client';

import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Sets the component that renders the links below it: Next's own, or a plain `<a>`. */
export const LinkProvider = LinkContext.Provider;

/** A link, rendered by the component of the page's framework. */
export function SiteLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
