'use client';

import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Says which component draws links below it: Next's own, or a plain one. */
export const LinkProvider = LinkContext.Provider;

/** A link of whatever framework the page is in. */
export function SiteLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
