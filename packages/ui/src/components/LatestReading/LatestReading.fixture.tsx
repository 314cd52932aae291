import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { LatestReading } from './LatestReading.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'LatestReading',
    refElement: 'section',
    emptyIsNothing: true,
    empty: (root) => (
      <LatestReading {...root} heading="Latest reading" day="2026-11-20" articles={[]} />
    ),
    full: (root) => (
      <LatestReading
        {...root}
        heading={unbroken}
        day={long}
        articles={[
          { id: 1, title: long, href: '/a' },
          { id: 2, title: hindi, href: 'javascript:alert(1)' },
          { id: 3, title: unbroken, href: '/b' },
        ]}
        action={{ label: unbroken, href: '/all' }}
      />
    ),
  },
];
