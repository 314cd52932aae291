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

const answer = (items: SearchHit[]): Outcome<SearchAnswer> => ({
  ok: true,
  value: {
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    more: false,
    titlesOnly: false,
    suggestion: null,
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
  { answer: answer(hits) },
);

export const TooLong = page(
  { words: 'money bill '.repeat(10).slice(0, 100) },
  { cut: true, answer: answer([]) },
);

export const Failed = page({ words: 'bill' }, { answer: failure });
