import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Pagination.css.ts';
import { pageCells } from './pageCells.ts';

const defaultLabels = {
  previous: 'Previous',
  next: 'Next',
  /** The name of a page's link. Default 'Page 3': `written` is `page` in the locale. */
  page: (_page: number, written: string) => `Page ${written}`,
};

export type PaginationLabels = typeof defaultLabels;

export interface PaginationProps extends UiProps, RootAttributes<HTMLElement> {
  /** The current page, from 1. Outside of 1 to `pageCount` no page is marked as current. */
  page: number;
  /** 1 or less: renders nothing. */
  pageCount: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** The name of the navigation, e.g. 'Pages of Editorial Analysis'. */
  label: string;
  labels?: PartialLabels<PaginationLabels> | undefined;
}

/** Links to the first, last, next and previous page and those around this one; nothing for one. `ref`: the `<nav>`. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label,
  labels,
  ui,
  ...rest
}: PaginationProps) {
  requireName('Pagination', 'label', label);
  const text = useLabels('pagination', defaultLabels, labels, ui);
  const { locale } = useUi(ui);
  if (!(pageCount > 1)) return null;

  const step = (target: number, isNext: boolean) => (
    <li>
      <Link ui={ui} href={hrefFor(target)} rel={isNext ? 'next' : 'prev'} className={styles.link}>
        {!isNext && <IconArrowLeft />}
        <span className={styles.word}>{isNext ? text.next : text.previous}</span>
        {isNext && <IconArrowRight />}
      </Link>
    </li>
  );

  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {page > 1 && step(Math.min(page - 1, pageCount), false)}
        {pageCells(page, pageCount).map((cell) =>
          cell.kind === 'gap' ? (
            <li key={cell.key} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={cell.page} className={cell.roomy && !cell.dots ? styles.roomyItem : undefined}>
              {cell.dots && (
                <span className={styles.dots} aria-hidden="true">
                  …
                </span>
              )}
              <Link
                ui={ui}
                href={hrefFor(cell.page)}
                className={cell.roomy ? styles.roomyLink : styles.link}
                aria-label={text.page(cell.page, formatNumber(cell.page, locale))}
                aria-current={cell.page === page ? 'page' : undefined}
              >
                {formatNumber(cell.page, locale)}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && step(Math.max(page + 1, 1), true)}
      </ul>
    </nav>
  );
}
