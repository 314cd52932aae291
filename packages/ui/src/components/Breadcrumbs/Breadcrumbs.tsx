'use client';
import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconChevronRight } from '../../internal/drawings/icons.tsx';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsLabels {
  /** The name of the navigation. Default 'Breadcrumb'. */
  navigation: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    breadcrumbs: BreadcrumbsLabels;
  }
}

const english: BreadcrumbsLabels = { navigation: 'Breadcrumb' };

export interface BreadcrumbsProps extends RootAttributes {
  /** From the site's root to this page; the last one, this page, needs no address. */
  items: readonly { title: string; href?: string | undefined }[];
  labels?: Partial<BreadcrumbsLabels> | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Where this page stands on the site (APG breadcrumb). Renders nothing without items. `ref` is the `<nav>`. */
export function Breadcrumbs({ items, labels, ...rest }: BreadcrumbsProps) {
  const { navigation } = useLabels('breadcrumbs', english, labels);
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label={navigation} {...rest}>
      <ol className={styles.list}>
        {items.map(({ title, href }, index) => (
          <li key={`${index} ${title}`} className={styles.item}>
            {index > 0 && <IconChevronRight size={14} />}
            {href === undefined ? (
              <span className={styles.current} aria-current={index === last ? 'page' : undefined}>
                {title}
              </span>
            ) : (
              <Link
                href={href}
                className={styles.link}
                aria-current={index === last ? 'page' : undefined}
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
