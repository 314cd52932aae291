import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long } from '../../internal/testing/texts.ts';
import { Loading } from './Loading.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Loading',
    refElement: 'div',
    empty: (root) => <Loading {...root} />,
    full: (root) => <Loading {...root} label={long} />,
  },
];
