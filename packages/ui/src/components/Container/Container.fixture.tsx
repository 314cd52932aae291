import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long } from '../../internal/testing/texts.ts';
import { Container } from './Container.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Container',
    refElement: 'div',
    empty: (root) => <Container {...root}>{null}</Container>,
    full: (root) => <Container {...root}>{long}</Container>,
  },
];
