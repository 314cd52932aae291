import { institute } from '@site/institute.ts';
import { searchCopy, searchKinds } from '@locales/search.ts';
import { type SearchAnswer, type SearchHit, type SearchKind, searchLimits } from '@setu/data';
import type { SearchFilter, SearchResult } from '@setu/ui';
import { articleHref, categoryLabel } from '../articles/articleHref.ts';
import { periodName } from '../articles/periodName.ts';
import { isOff } from '../institute/switches.ts';
import { paths, withQuery, practicePath } from '../paths.ts';
import { rowProps } from '../content/rowProps.ts';

/** A search, as read from its address. */
export interface Search {
  words: string;
  /** A category of articles, or one of `searchKinds`. */
  category: string | undefined;
  /** `2026-11`. */
  month: string | undefined;
  topic: string | undefined;
}

export const searchHref = ({ words, category, month, topic }: Search, page?: number): string =>
  withQuery(paths.search, { q: words, category, month, topic }, page);

/** A parameter's text on one line, without control characters, cut to `most` characters. */
export function searchText(text: string | null, most: number): { text: string; cut: boolean } {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  // A character has at most two UTF-16 code units.
  const characters = Array.from(line.slice(0, 2 * most + 2));
  return { text: characters.slice(0, most).join('').trim(), cut: characters.length > most };
}

/** The words of a search. Keyboards write some letters (ड़) in two ways; NFC has one of each. */
export const searchWords = (typed: string | null) =>
  searchText(typed?.normalize('NFC') ?? null, searchLimits.queryLength);

/** The options of `search` that select a category of the filter. */
export function searchScope(category: string): { kind: SearchKind; category?: string } {
  if (category === searchKinds.course) return { kind: 'course' };
  if (category === searchKinds.resource) return { kind: 'resource' };
  return { kind: 'article', category };
}

/** An answer without questions, if the institute has no pages of them. */
export function shownHits(answer: SearchAnswer): SearchAnswer {
  if (!isOff(paths.practice)) return answer;
  const items = answer.items.filter(({ kind }) => kind !== 'question');
  return { ...answer, items, total: answer.total - answer.items.length + items.length };
}

export function searchResult(hit: SearchHit): SearchResult {
  const { id, kind, title, date } = hit;
  return rowProps({
    id: `${kind} ${id}`,
    title,
    date,
    category: kind === 'article' ? categoryLabel(hit) : searchKinds[kind],
    href: hrefOf(hit),
    snippet: asPassage(hit),
  });
}

function hrefOf(hit: SearchHit): string | null {
  if (hit.kind === 'question') {
    return hit.date === null ? null : practicePath(hit.date);
  }
  return hit.kind === 'article' ? articleHref({ ...hit, url: hit.href }) : hit.href;
}

/** A snippet with '…' where its text goes on: after it, unless a short text ends there, and before a small letter. */
function asPassage({ kind, snippet }: SearchHit): SearchHit['snippet'] {
  const [first] = snippet;
  if (!first) return snippet;
  const more = { text: '…', marked: false };
  const passage = /^\p{Ll}/u.test(first.text) ? [more, ...snippet] : [...snippet];
  const endsSentence = /[.!?।]\s*$/.test(snippet.at(-1)?.text ?? '');
  if (kind === 'article' || !endsSentence) {
    passage.push({ ...more, text: endsSentence ? ' …' : '…' });
  }
  return passage;
}

const monthsShown = 18;

/** The filters of a search. Each includes the chosen value, known or not. */
export function searchFilters(
  { category, month, topic }: Search,
  newestMonth: string,
  topics: readonly string[],
): SearchFilter[] {
  const lists = new Map(institute.articles.map((list) => [list.category, list.heading]));
  const categories = [...lists.keys(), searchKinds.course, searchKinds.resource];
  return [
    filter('category', category, categories, (known) => lists.get(known) ?? known),
    filter('month', month, monthsUntil(newestMonth), periodName),
    ...(topic === undefined && topics.length === 0 ? [] : [filter('topic', topic, topics)]),
  ];
}

function filter(
  name: 'category' | 'month' | 'topic',
  value: string | undefined,
  known: readonly string[],
  nameOf = (text: string) => text,
): SearchFilter {
  const values = value === undefined || known.includes(value) ? known : [...known, value];
  const options = values.map((each) => ({ value: each, label: nameOf(each) }));
  return { name, ...searchCopy[name], options, value };
}

/** The last `monthsShown` months, from the given one back. */
function monthsUntil(newest: string): string[] {
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

const { heading, ...waysLabels } = searchCopy.waysOn;

export const waysOn = {
  heading,
  links: [
    ...institute.articles.map((list) => ({ label: list.heading, href: list.listPath })),
    { label: waysLabels.onlineMode, href: paths.onlineMode },
    { label: waysLabels.offlineMode, href: paths.offlineMode },
    { label: waysLabels.contact, href: paths.contact },
  ],
};
