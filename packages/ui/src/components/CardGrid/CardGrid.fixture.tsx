import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { CardGrid } from './CardGrid.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'CardGrid',
    refElement: 'ul',
    emptyIsNothing: true,
    empty: (root) => <CardGrid {...root}>{null}</CardGrid>,
    full: (root) => (
      <CardGrid {...root} label={long}>
        <p>{unbroken}</p>
        {null}
        <p>{hindi}</p>
        {long}
      </CardGrid>
    ),
  },
];
