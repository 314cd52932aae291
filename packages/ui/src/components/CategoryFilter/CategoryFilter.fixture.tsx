import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { CategoryFilter } from './CategoryFilter.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'CategoryFilter',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <CategoryFilter {...root} label="Filter" options={[]} />,
    full: (root) => (
      <CategoryFilter
        {...root}
        label={long}
        options={[
          { label: unbroken, href: '?category=a', current: true },
          { label: long, href: '?category=b', current: false },
          { label: hindi, href: 'javascript:alert(1)', current: false },
        ]}
      />
    ),
  },
];
