import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { type RelatedItem, RelatedList } from './RelatedList.tsx';

export const relatedItems: readonly RelatedItem[] = [
  { id: 1, title: unbroken, href: '/a', date: '2026-11-20T03:00:00Z', category: unbroken },
  { id: 'none', href: 'javascript:alert(1)', date: '', category: ' ' },
  { id: 2, title: hindi, href: '/b', date: 'not a date', category: '' },
  { id: 3, title: long, href: '/c' },
];

export default [
  fixture({
    component: RelatedList,
    empty: { heading: 'Related', items: [] },
    full: { heading: unbroken, items: relatedItems, labels: { titleNotAvailable: hindi } },
  }),
  fixture({
    component: RelatedList,
    shape: 'failed',
    emptyIsNothing: false,
    empty: { heading: 'Related', items: [], error: '' },
    full: { heading: hindi, items: relatedItems, error: long },
  }),
];
