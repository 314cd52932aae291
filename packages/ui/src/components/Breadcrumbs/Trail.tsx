import { type BreadcrumbsProps, Breadcrumbs } from './Breadcrumbs.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface TrailProps extends UiProps {
  /** The path to the page from the site's root. */
  breadcrumbs?: BreadcrumbsProps['items'] | undefined;
  /** The list that the page belongs to. */
  back?: { label: string; href: string } | undefined;
}

/** The breadcrumbs and the back link above a page's heading. */
export function Trail({ breadcrumbs, back, ui }: TrailProps) {
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} ui={ui} />}
      {back && (
        <TextLink arrow="back" href={back.href} className={styles.back} ui={ui}>
          {back.label}
        </TextLink>
      )}
    </>
  );
}
