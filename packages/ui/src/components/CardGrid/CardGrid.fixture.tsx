import { hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import type { Fixture } from '../../internal/testing/Fixture.tsx';
import { CardGrid } from './CardGrid.tsx';

export default {
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
} satisfies Fixture;
