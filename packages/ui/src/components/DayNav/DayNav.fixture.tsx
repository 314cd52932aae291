import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { DayNav } from './DayNav.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'DayNav',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <DayNav {...root} />,
    full: (root) => (
      <DayNav
        {...root}
        previous={{ day: unbroken, href: '/a' }}
        next={{ day: '2026-11-21', href: '/b' }}
        labels={{ navigation: long, previous: hindi, next: unbroken }}
      />
    ),
  },
];
