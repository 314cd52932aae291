import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { PageStatus } from './PageStatus.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'PageStatus',
    refElement: 'div',
    empty: (root) => <PageStatus {...root} loading={false} />,
    full: (root) => (
      <PageStatus {...root} loading announcement={long} labels={{ loading: unbroken }} />
    ),
  },
];
