import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { PreviousNext } from './PreviousNext.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'PreviousNext',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <PreviousNext {...root} />,
    full: (root) => (
      <PreviousNext
        {...root}
        previous={{ title: long, href: '/article/1' }}
        next={{ title: hindi, href: '/article/3' }}
        labels={{ group: long, previous: unbroken, next: hindi }}
      />
    ),
  },
];
