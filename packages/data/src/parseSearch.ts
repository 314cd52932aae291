import type { MarkedPart, SearchHit, SearchKind } from './models.ts';
import { date, idOf, isRow, text, topicsOf } from './parse.ts';
import { safeHref } from './urls.ts';

export const searchKinds: readonly SearchKind[] = ['article', 'course', 'resource'];

/** Longest text around what was found, in characters. */
const longestSnippet = 1_000;

/** An item of the function `search`; `undefined` if it cannot be shown (no object, no kind, no id). */
export function parseSearchHit(value: unknown): SearchHit | undefined {
  const hit = isRow(value) ? (value as Record<string, unknown>) : {};
  const kind = searchKinds.find((name) => name === hit.kind);
  const id = idOf(value);
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
