import { next } from '../../css/dotted.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { formatDate } from '../../internal/text/formatDate.ts';
import { titleNotAvailable } from '../../internal/text/notAvailable.ts';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { Chip } from '../Chip/Chip.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { Settled } from './Settled.tsx';
import * as styles from './SearchResults.css.ts';

const defaultLabels = {
  /** Default '1 result for "money bill"', '1,240 results …': `written` is the number as the locale writes it. */
  results: (total: number, query: string, written: string) =>
    `${written} ${total === 1 ? 'result' : 'results'} for "${query}"`,
  /** For `more`. Default 'More than 200 results for "money bill"'. */
  moreResults: (_total: number, query: string, written: string) =>
    `More than ${written} results for "${query}"`,
  page: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
  titlesOnly: 'Searching titles only.',
  empty: 'Nothing was found. Try fewer words, or other ones.',
  /** The link to `suggestion`. Default 'Did you mean "parliament"?' */
  suggestion: (query: string) => `Did you mean "${query}"?`,
  titleNotAvailable,
};

export type SearchResultsLabels = typeof defaultLabels;

/** A part of a text; marked parts match the search. */
export interface SearchResultPart {
  text: string;
  marked: boolean;
}

export interface SearchResult {
  /** Unique among the results. */
  id: string;
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  /** ISO. Left out or invalid: no date is shown. */
  date?: string | undefined;
  category?: string | undefined;
  /** Left out, empty or unsafe: no link. */
  href?: string | undefined;
  /** The text around the match. Left out or blank: not shown. */
  snippet?: readonly SearchResultPart[] | undefined;
}

export interface SearchResultsProps extends UiProps, RootAttributes<HTMLDivElement> {
  query: string;
  /** The results of this page, the best first. */
  results: readonly SearchResult[];
  /** The number of results on all pages together. */
  total: number;
  /** Whether there are more than `total`. Default `false`. */
  more?: boolean | undefined;
  /** From 1. Default: 1. */
  page?: number | undefined;
  /** Default: 1, and no page number is shown. */
  pageCount?: number | undefined;
  /** Whether only titles could be searched. Default `false`. */
  titlesOnly?: boolean | undefined;
  /** Another search that finds something. */
  suggestion?: { query: string; href: string } | undefined;
  /** Default 2. */
  headingLevel?: HeadingLevel | undefined;
  labels?: PartialLabels<SearchResultsLabels> | undefined;
}

/**
 * The number of results, then each. The number is announced when it comes after the page or changes, once it has been
 * stable for a second, so as not to interrupt typing. `ref` is the root `<div>`.
 */
export function SearchResults({
  query,
  results,
  total,
  more = false,
  page = 1,
  pageCount = 1,
  titlesOnly = false,
  suggestion,
  headingLevel = 2,
  labels: ownLabels,
  ui,
  ...rest
}: SearchResultsProps) {
  const labels = useLabels('searchResults', defaultLabels, ownLabels, ui);
  const { locale } = useUi(ui);
  const written = (number: number) => formatNumber(number, locale);
  const found = (more ? labels.moreResults : labels.results)(total, query, written(total));
  return (
    <Stack gap="x3" {...rest}>
      <p className={styles.status}>
        <span>{found}</span>
        {pageCount > 1 && (
          <>
            {/* Screen readers need the space between the two. */}{' '}
            <span className={next}>{labels.page(written(page), written(pageCount))}</span>
          </>
        )}
      </p>
      <Settled text={found} />
      {titlesOnly && (
        <Text tone="muted" size="sm">
          {labels.titlesOnly}
        </Text>
      )}
      {suggestion && (
        <Text size="lg">
          <TextLink ui={ui} href={suggestion.href}>
            <DevanagariRuns text={labels.suggestion(suggestion.query)} ui={ui} />
          </TextLink>
        </Text>
      )}
      {results.length === 0 ? (
        <EmptyState ui={ui} text={labels.empty} />
      ) : (
        <ul className={styles.list}>
          {results.map((result) => (
            <li key={result.id} className={styles.item}>
              <Result result={result} headingLevel={headingLevel} labels={labels} ui={ui} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface ResultProps extends UiProps {
  result: SearchResult;
  headingLevel: HeadingLevel;
  labels: SearchResultsLabels;
}

function Result({ result, headingLevel, labels, ui }: ResultProps) {
  const { date, href, snippet = [] } = result;
  const title = <DevanagariRuns text={result.title?.trim() || labels.titleNotAvailable} ui={ui} />;
  const category = result.category?.trim();
  const day = formatDate(date, useUi(ui));
  return (
    <article className={styles.result}>
      <Heading level={headingLevel} size="lg">
        {isSafeHref(href) ? (
          <Link ui={ui} href={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {(day || category) && (
        <div className={styles.about}>
          {day && <time dateTime={date}>{day}</time>}
          {category && (
            <Chip ui={ui}>
              <DevanagariRuns text={category} ui={ui} />
            </Chip>
          )}
        </div>
      )}
      {snippet.some(({ text }) => text.trim() !== '') && (
        // The key replaces the whole: React cannot find a text that a translator has replaced.
        <p key={JSON.stringify(snippet)} className={styles.snippet}>
          {snippet.map(({ text, marked }, index) => {
            const words = <DevanagariRuns key={index} text={text} ui={ui} />;
            return marked ? (
              <mark key={index} className={styles.mark}>
                {words}
              </mark>
            ) : (
              words
            );
          })}
        </p>
      )}
    </article>
  );
}
