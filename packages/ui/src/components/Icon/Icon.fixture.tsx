import { fixture, long } from '../../testing/Fixture.tsx';
import { Icon } from './Icon.tsx';

export default fixture({
  component: Icon,
  empty: {},
  full: { path: 'M4 12h15.5', size: 64, label: long, directional: true },
});
