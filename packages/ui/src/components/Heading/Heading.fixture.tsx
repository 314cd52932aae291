import { fixture, unbroken } from '../../testing/Fixture.tsx';
import { Heading } from './Heading.tsx';

export default fixture({
  component: Heading,
  refElement: 'h2',
  empty: { level: 1, children: 'x' },
  full: { level: 2, size: 'xl4', lang: 'de', children: unbroken },
});
