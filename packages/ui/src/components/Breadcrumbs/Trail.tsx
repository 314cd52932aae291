import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';
import { BackLink } from '../../internal/link/BackLink.tsx';

export interface TrailProps {
  /** Where the page stands on the site, from its root. */
  breadcrumbs?: BreadcrumbsProps['items'] | undefined;
  /** The list that the page belongs to. */
  back?: { label: string; href: string } | undefined;
}

/** What stands above a page's heading: where it is, and the way back. */
export function Trail({ breadcrumbs, back }: TrailProps) {
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {back && <BackLink {...back} />}
    </>
  );
}
