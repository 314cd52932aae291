import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { IconChevronRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Breadcrumbs.css.ts';

const defaultLabels = {
  /** The name of the navigation. */
  navigation: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof defaultLabels;

export interface BreadcrumbsProps extends UiProps, RootAttributes<HTMLElement> {
  /** From the site's root to this page; the last one, this page, needs no address. */
  items: readonly { title: string; href?: string | undefined }[];
  labels?: PartialLabels<BreadcrumbsLabels> | undefined;
}

/** The path to this page on the site (APG breadcrumb). Renders nothing without items. `ref` is the `<nav>`. */
export function Breadcrumbs({ items, labels, ui, ...rest }: BreadcrumbsProps) {
  const { navigation } = useLabels('breadcrumbs', defaultLabels, labels, ui);
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label={navigation} {...rest} className={cx(styles.nav, rest.className)}>
      <ol className={styles.list}>
        {items.map(({ title, href }, index) => {
          const current = index === last && ({ 'aria-current': 'page' } as const);
          const words = <DevanagariRuns text={title} ui={ui} />;
          return (
            <li key={`${index} ${title}`} className={current ? styles.currentItem : styles.item}>
              {index > 0 && <IconChevronRight size={14} />}
              {href === undefined || !isSafeHref(href) ? (
                <span {...current} className={current ? styles.current : undefined}>
                  {words}
                </span>
              ) : (
                <Link {...current} ui={ui} href={href} className={styles.link}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
