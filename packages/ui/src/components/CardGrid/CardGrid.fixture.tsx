import { children, fixture, long } from '../../testing/Fixture.tsx';
import { CardGrid } from './CardGrid.tsx';

export default fixture({
  component: CardGrid,
  empty: { children: null },
  full: { 'aria-label': long, children },
});
