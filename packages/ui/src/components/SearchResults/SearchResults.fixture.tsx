import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SearchResults } from './SearchResults.tsx';

export default fixture({
  component: SearchResults,
  empty: { query: '', results: [], total: 0 },
  full: {
    query: unbroken,
    total: 1e15,
    more: true,
    page: 1e14,
    pageCount: 1e15,
    titlesOnly: true,
    suggestion: { query: long, href: '/search?q=other' },
    headingLevel: 2,
    results: [
      {
        id: 'a',
        title: unbroken,
        date: '2026-11-20T03:00:00Z',
        category: unbroken,
        href: '/a',
        snippet: [
          { text: unbroken, marked: true },
          { text: hindi, marked: false },
          { text: long, marked: true },
        ],
      },
      { id: 'b', snippet: [] },
      { id: 'c', title: hindi, date: 'no', category: ' ', href: 'javascript:alert(1)' },
    ],
    labels: { titlesOnly: long },
  },
});
