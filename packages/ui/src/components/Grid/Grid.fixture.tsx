import { fixture, hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import { Grid } from './Grid.tsx';

const children = [<p key="unbroken">{unbroken}</p>, <p key="hindi">{hindi}</p>, null, long];

export default fixture({
  component: Grid,
  refElement: 'ul',
  empty: {},
  full: {
    as: 'ul',
    gap: 'x16',
    columns: { narrow: 2, medium: 4, wide: 6 },
    minItemWidth: 'small',
    children,
  },
});
