import { topicsOf } from './articles.ts';
import { type InLanguage, type Language, languageOf } from './language.ts';
import type { Page } from './page.ts';
import { safeHref } from '../values/urls.ts';
import { date, idOf, isRow, text } from '../values/values.ts';

/** A text in parts; the marked ones are what was searched for. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

export type SearchKind = 'article' | 'course' | 'resource' | 'question';

/** Something that was found. `date` is as `ArticleSummary`'s. */
export interface SearchHit extends InLanguage {
  kind: SearchKind;
  id: string;
  title: string | null;
  category: string | null;
  date: string | null;
  /** Of an article its `url`, of a course where its card leads, of a resource its address; null: nowhere, and of a question. */
  href: string | null;
  /** Parts of the text around what was found; empty where only titles are searched. */
  snippet: MarkedPart[];
  topics: string[];
}

/** One page of what was found. `total` is 200 at most. */
export interface SearchAnswer extends Page<SearchHit> {
  total: number;
  /** There are more than `total`. */
  more: boolean;
  /** The project has no search of its own: only titles were looked through. */
  titlesOnly: boolean;
  /** A query that differs by a few letters and finds something, only when nothing was found. */
  suggestion: string | null;
}

/** So many characters are searched for, and so many of the newest that match are put in order. */
export const searchLimits = { queryLength: 100, ranked: 200 } as const;

/** Of the function that searches, by their names in SQL. */
export type SearchArguments = {
  query: string;
  kind?: string | undefined;
  category?: string | undefined;
  month?: string | undefined;
  topic?: string | undefined;
  page?: number;
  typing?: boolean | undefined;
  language?: Language;
};

export const searchKinds: readonly SearchKind[] = ['article', 'course', 'resource', 'question'];

/** Longest text around what was found, in characters. */
const longestSnippet = 1_000;

/** An item of the function `search`; `undefined` if it cannot be shown (no object, no kind, no id). */
export function toSearchHit(value: unknown): SearchHit | undefined {
  const hit = isRow(value) ? (value as Record<string, unknown>) : {};
  const kind = searchKinds.find((name) => name === hit.kind);
  const id = idOf(value);
  const language = languageOf(value);
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

/** The parts of a text in which what was found stands between the characters 2 and 3. */
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

/** As a text of a table, but with the blanks at its ends, which stand between two parts. */
function onOneLine(part: string): string {
  return part.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\p{Cs}/gu, '\uFFFD');
}
