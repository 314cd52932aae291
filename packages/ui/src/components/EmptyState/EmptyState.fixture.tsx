import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { EmptyState } from './EmptyState.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'EmptyState',
    refElement: 'div',
    empty: (root) => <EmptyState {...root} text="" />,
    full: (root) => (
      <EmptyState
        {...root}
        heading={unbroken}
        text={long}
        action={{ label: unbroken, href: '/a' }}
      />
    ),
  },
];
