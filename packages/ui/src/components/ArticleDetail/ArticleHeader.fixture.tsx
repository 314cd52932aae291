import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';

export default fixture({
  component: ArticleHeader,
  empty: { back: { href: '/', label: 'Back' } },
  full: {
    title: long,
    date: '2026-11-20T03:00:00Z',
    updated: '2026-11-21T03:00:00Z',
    category: unbroken,
    minutes: 10_000,
    author: unbroken,
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: unbroken }],
    back: { href: '/back', label: unbroken },
    labels: { updated: unbroken, dateNotAvailable: hindi },
  },
});
