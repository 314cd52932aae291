import { fixture } from '../../internal/testing/Fixture.tsx';
import { long } from '../../internal/testing/texts.ts';
import { Icon } from './Icon.tsx';

export default fixture({
  component: Icon,
  refElement: 'svg',
  empty: {},
  full: { path: 'M4 12h15.5', size: 64, label: long, directional: true },
});
