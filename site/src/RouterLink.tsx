import type { LinkComponentProps } from '@setu/ui';
import { Link } from 'react-router-dom';

/** The router's link, as the components of `@setu/ui` want it. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  // A filter or a page number changes the list, not the place: the visitor keeps the list in view.
  return <Link {...rest} to={href} preventScrollReset={href.startsWith('?')} />;
}
