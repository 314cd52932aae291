import type { LinkComponentProps } from '@setu/ui';
import { Link, useLocation } from 'react-router-dom';

/** The router's link, as the components of `@setu/ui` want it. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const { pathname, search } = useLocation();
  return <Link {...rest} to={href} preventScrollReset={isFilter(href, pathname, search)} />;
}

/** A filter changes the list, not the place: the visitor keeps it in view. Another page starts at its top. */
function isFilter(href: string, pathname: string, search: string): boolean {
  const here = new URL(pathname + search, 'http://site');
  const there = new URL(href, here);
  const page = ({ searchParams }: URL) => searchParams.get('page');
  return there.pathname === here.pathname && page(there) === page(here);
}
