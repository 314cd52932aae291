import { children, fixture } from '../../testing/Fixture.tsx';
import { Inline } from './Inline.tsx';

export default fixture({
  component: Inline,
  refElement: 'ul',
  empty: {},
  full: { as: 'ul', gap: 'x16', align: 'center', justify: 'space-between', children },
});
