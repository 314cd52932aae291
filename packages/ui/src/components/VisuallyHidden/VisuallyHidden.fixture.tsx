import { fixture, long } from '../../testing/Fixture.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default fixture({
  component: VisuallyHidden,
  refElement: 'h2',
  empty: { children: 'x' },
  full: { as: 'h2', lang: 'de', children: long },
});
