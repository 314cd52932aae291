import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';
import { BackLink } from '../../internal/link/BackLink.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';

export interface TrailProps extends UiProps {
  /** Where the page stands on the site, from its root. */
  breadcrumbs?: BreadcrumbsProps['items'] | undefined;
  /** The list that the page belongs to. */
  back?: { label: string; href: string } | undefined;
}

/** What stands above a page's heading: where it is, and the way back. */
export function Trail({ breadcrumbs, back, ui }: TrailProps) {
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} ui={ui} />}
      {back && <BackLink {...back} ui={ui} />}
    </>
  );
}
