import type { SearchAnswer, SearchHit } from '@setu/data';
import type { Outcome } from '@setu/kit';
import type { ComponentProps } from 'react';
import { Page } from '../../../packages/website/src/pages/Search.tsx';
import { type Search, searchHref } from '../../../packages/website/src/search/search.ts';
import { articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const hits: SearchHit[] = [
  ...articles.map((article): SearchHit => ({
    ...article,
    kind: 'article',
    href: article.url,
    snippet: [
      { text: 'How a ', marked: false },
      { text: 'bill', marked: true },
      { text: ' becomes an act, and what may stand in its way in either House.', marked: false },
    ],
    topics: ['GS Paper 2', 'Prelims'],
  })),
  {
    kind: 'course',
    id: '1',
    title: 'General Studies Foundation (Online)',
    category: 'General Studies',
    date: '2026-11-18',
    href: '/gs-foundation-online',
    snippet: [],
    topics: [],
  },
];

const answer = (more: Partial<SearchAnswer>): Outcome<SearchAnswer> => ({
  ok: true,
  value: {
    items: [],
    page: 1,
    pageCount: 1,
    total: more.items?.length ?? 0,
    more: false,
    titlesOnly: false,
    suggestion: null,
    ...more,
  },
});

const page = (
  search: Partial<Search>,
  data: Partial<NonNullable<ComponentProps<typeof Page>['data']>>,
) => {
  const asked = { words: '', category: undefined, month: undefined, topic: undefined, ...search };
  return sitePage(Page, searchHref(asked), {
    data: { search: asked, cut: false, newestMonth: '2026-11', answer: undefined, ...data },
  });
};

/** Nothing is searched for yet. */
export const Blank = page({}, {});

export const Results = page(
  { words: 'bill', category: 'Editorial Analysis', month: '2026-11' },
  { answer: answer({ items: hits }) },
);

export const MoreThanCounted = page(
  { words: 'bill' },
  { answer: answer({ items: hits, page: 2, pageCount: 10, total: 200, more: true }) },
);

export const NothingFound = page(
  { words: 'parlament' },
  { answer: answer({ suggestion: 'parliament' }) },
);

/** The project has only the columns of docs/spec.md, so only titles are searched. */
export const TitlesOnly = page(
  { words: 'bill' },
  {
    answer: answer({
      items: hits.map((hit) => ({ ...hit, snippet: [], topics: [] })),
      titlesOnly: true,
    }),
  },
);

export const TooLong = page(
  { words: 'money bill '.repeat(10).slice(0, 100) },
  { cut: true, answer: answer({}) },
);

export const Failed = page({ words: 'bill' }, { answer: failure });
