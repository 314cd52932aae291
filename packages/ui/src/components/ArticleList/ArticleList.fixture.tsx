import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ArticleList } from './ArticleList.tsx';

export default [
  fixture({
    component: ArticleList,
    empty: { articles: [] },
    full: {
      headingLevel: 2,
      emptyText: long,
      articles: [
        {
          id: 'a',
          title: unbroken,
          date: '2026-11-20T03:00:00Z',
          category: unbroken,
          topics: [{ title: unbroken, href: '/topics/unbroken' }],
          href: '/a',
        },
        {},
        {},
        { id: 'b', title: hindi, date: 'not a date', category: '', href: 'javascript:alert(1)' },
        { id: 'c', title: long, date: '', category: long, href: '/b' },
      ],
      labels: { readMore: unbroken },
    },
  }),
  fixture({
    component: ArticleList,
    shape: 'with minutes',
    empty: { meta: 'minutes', articles: [] },
    full: {
      meta: 'minutes',
      headingLevel: 3,
      articles: [
        { id: 1, title: long, minutes: 1e9, href: '/a' },
        { id: 2, title: hindi, summary: long, href: '/b' },
      ],
      labels: { readingTime: () => unbroken },
    },
  }),
];
