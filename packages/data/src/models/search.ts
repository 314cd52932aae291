import { topicsOf } from './articles.ts';
import { type InLanguage, type Language, rowLanguage } from './language.ts';
import type { Page } from './page.ts';
import { safeHref } from '../values/urls.ts';
import { asRow, date, idOf, text } from '../values/values.ts';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

export type SearchKind = 'article' | 'course' | 'resource' | 'question';

/** A search result. `date` has the form of `ArticleSummary`'s. */
export interface SearchHit extends InLanguage {
  kind: SearchKind;
  id: string;
  title: string | null;
  category: string | null;
  date: string | null;
  /** An article's `url`, a course card's link, or a resource's address; null: none. Always null for questions. */
  href: string | null;
  /** Parts of the text around the match; empty where only titles are searched. */
  snippet: MarkedPart[];
  topics: string[];
}

/** One page of results. `total` is 200 at most. */
export interface SearchAnswer extends Page<SearchHit> {
  total: number;
  /** There are more results than `total`. */
  more: boolean;
  /** Only titles were searched because the project lacks the `search` function. */
  titlesOnly: boolean;
  /** A query that differs by a few letters and has results; only when this query has none. */
  suggestion: string | null;
}

/** The longest query, in characters, and how many of the newest matches are ranked. */
export const searchLimits = { queryLength: 100, ranked: 200 } as const;

/** Only items of this kind, category, month ('2026-11', in India) and topic; all when absent. */
export type SearchFilters = {
  kind?: SearchKind | undefined;
  category?: string | undefined;
  month?: string | undefined;
  topic?: string | undefined;
};

export type SearchArguments = SearchFilters & {
  query: string;
  page?: number;
  typing?: boolean | undefined;
  language?: Language;
};

export const searchKinds: readonly SearchKind[] = ['article', 'course', 'resource', 'question'];

const longestSnippet = 1_000;

/** An item of the function `search`; `undefined` if it cannot be shown (no object, no kind, no id). */
export function toSearchHit(value: unknown): SearchHit | undefined {
  const hit = asRow(value) ?? {};
  const kind = searchKinds.find((name) => name === hit.kind);
  const id = idOf(value);
  const language = rowLanguage(value);
  if (!kind || id === null) return undefined;
  return {
    kind,
    id,
    title: text(hit.title),
    category: text(hit.category),
    date: date(hit.date),
    href: safeHref(hit.href),
    snippet: markedParts(hit.snippet),
    topics: topicsOf(value),
    ...(language && { language }),
  };
}

/** The parts of a text in which each match is between the characters U+0002 and U+0003. */
function markedParts(value: unknown): MarkedPart[] {
  if (typeof value !== 'string') return [];
  const [before = '', ...rest] = value.slice(0, longestSnippet).trim().split('\u0002');
  const parts = [
    { text: before, marked: false },
    ...rest.flatMap((part) => {
      const [found = '', ...after] = part.split('\u0003');
      return [
        { text: found, marked: true },
        { text: after.join(''), marked: false },
      ];
    }),
  ];
  return parts
    .map((part) => ({ ...part, text: onOneLine(part.text) }))
    .filter((part) => part.text !== '');
}

/** Cleans a part as `text` cleans a column, but keeps the blanks at its ends, which separate it from other parts. */
function onOneLine(part: string): string {
  return part.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\p{Cs}/gu, '\uFFFD');
}
