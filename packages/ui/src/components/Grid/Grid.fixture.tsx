import { children, fixture } from '../../testing/Fixture.tsx';
import { Grid } from './Grid.tsx';

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
