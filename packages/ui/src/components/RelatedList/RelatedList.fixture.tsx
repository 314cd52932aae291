import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { RelatedList } from './RelatedList.tsx';
import type { RelatedItem } from './RelatedList.tsx';

export const relatedItems: readonly RelatedItem[] = [
  { id: 1, title: unbroken, href: '/a', date: '2026-11-20T03:00:00Z', category: unbroken },
  { id: 'none', title: null, href: 'javascript:alert(1)', date: null, category: null },
  { id: 2, title: hindi, href: '/b', date: 'not a date', category: '' },
  { id: 3, title: long, href: '/c' },
];

export const fixtures: readonly Fixture[] = [
  {
    name: 'RelatedList',
    refElement: 'section',
    emptyIsNothing: true,
    empty: (root) => <RelatedList {...root} heading="Related" items={[]} />,
    full: (root) => (
      <RelatedList
        {...root}
        heading={unbroken}
        items={relatedItems}
        labels={{ titleNotAvailable: hindi }}
      />
    ),
  },
  {
    name: 'RelatedList',
    shape: 'failed',
    refElement: 'section',
    empty: (root) => <RelatedList {...root} heading="Related" items={[]} error="" />,
    full: (root) => <RelatedList {...root} heading={hindi} items={relatedItems} error={long} />,
  },
];
