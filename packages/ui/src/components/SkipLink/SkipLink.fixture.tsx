import { fixture, long } from '../../testing/Fixture.tsx';
import { SkipLink } from './SkipLink.tsx';

export default fixture({
  component: SkipLink,
  beside: <main id="main" tabIndex={-1} />,
  empty: {},
  full: { href: '#main', children: long },
});
