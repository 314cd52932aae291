import { next } from '../../css/dotted.css.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ListStatus.css.ts';

const defaultLabels = {
  /** Default '1 article', '1,240 articles': `written` is the number as the locale writes it. */
  articles: (total: number, written: string) =>
    `${written} ${total === 1 ? 'article' : 'articles'}`,
  courses: (total: number, written: string) => `${written} ${total === 1 ? 'course' : 'courses'}`,
  page: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
};

export type ListStatusLabels = typeof defaultLabels;

export interface ListStatusProps extends UiProps, RootAttributes<HTMLParagraphElement> {
  /** What is counted: chooses the label. */
  of: 'articles' | 'courses';
  /** The number of items on all pages together. */
  total: number;
  /** From 1. */
  page: number;
  /** 0, of an empty list: no page is named. */
  pageCount: number;
  labels?: PartialLabels<ListStatusLabels> | undefined;
}

/** The number of items in a list and the current page, announced when a filter changes it. `ref` is the `<p>`. */
export function ListStatus({ of, total, page, pageCount, labels, ui, ...rest }: ListStatusProps) {
  const text = useLabels('listStatus', defaultLabels, labels, ui);
  const { locale } = useUi(ui);
  const written = (number: number) => formatNumber(number, locale);
  return (
    <p
      aria-live="polite"
      aria-atomic="true"
      {...rest}
      className={cx(styles.status, rest.className)}
    >
      <span>{text[of](total, written(total))}</span>
      {pageCount > 0 && (
        <>
          {/* Screen readers need the space between the two. */}{' '}
          <span className={next}>{text.page(written(page), written(pageCount))}</span>
        </>
      )}
    </p>
  );
}
