import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { Split } from './Split.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Split',
    refElement: 'div',
    empty: (root) => <Split {...root}>{null}</Split>,
    full: (root) => (
      <Split {...root} wide="neither">
        <p>{long}</p>
        <p>{unbroken}</p>
      </Split>
    ),
  },
];
