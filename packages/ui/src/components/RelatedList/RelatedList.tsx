import { useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { requireName } from '../../internal/devWarning.ts';
import { Published } from '../../internal/text/Published.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { type NoticeProps, Notice } from '../Notice/Notice.tsx';
import { type NotAvailableLabels, notAvailable } from '../../internal/text/notAvailable.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './RelatedList.css.ts';

export type RelatedListLabels = NotAvailableLabels;

export interface RelatedItem {
  /** Distinguishes items with the same address. Default: the address. */
  id?: string | number | undefined;
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  href: string;
  /** ISO. Blank or no date: 'Date not available'; left out: no date at all. */
  date?: string | undefined;
  /** Blank: 'Category not available'; left out: no category at all. */
  category?: string | undefined;
}

export interface RelatedListProps extends UiProps, RootAttributes<HTMLElement> {
  /** Names the region, e.g. 'Related articles'. */
  heading: string;
  items: readonly RelatedItem[];
  /** Shown in place of the items when they could not be loaded. */
  error?: string | undefined;
  errorActions?: NoticeProps['actions'];
  labels?: PartialLabels<RelatedListLabels> | undefined;
}

/** Further reading. Renders nothing without items or an error. `ref` is the `<section>`. */
export function RelatedList({
  heading,
  items,
  error,
  errorActions,
  labels: ownLabels,
  ui,
  ...rest
}: RelatedListProps) {
  requireName('RelatedList', 'heading', heading);
  const labels = useLabels('relatedList', notAvailable, ownLabels, ui);
  const headingId = useId();
  if (items.length === 0 && error === undefined) return null;
  return (
    <section aria-labelledby={headingId} {...rest} className={cx(styles.root, rest.className)}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {error !== undefined ? (
        <Notice ui={ui} tone="danger" actions={errorActions}>
          {error}
        </Notice>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, title, href, date, category }) => (
            <li key={id ?? href} className={styles.item}>
              <Link ui={ui} href={href} className={styles.link}>
                <DevanagariRuns text={title?.trim() || labels.titleNotAvailable} ui={ui} />
              </Link>
              {(date !== undefined || category !== undefined) && (
                <div className={styles.about}>
                  {category !== undefined && (
                    <Chip>
                      <DevanagariRuns
                        text={category.trim() || labels.categoryNotAvailable}
                        ui={ui}
                      />
                    </Chip>
                  )}
                  {date !== undefined && (
                    <Published
                      ui={ui}
                      date={date}
                      missing={<span>{labels.dateNotAvailable}</span>}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
