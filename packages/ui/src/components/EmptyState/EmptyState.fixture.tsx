import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { EmptyState } from './EmptyState.tsx';

export default fixture({
  component: EmptyState,
  empty: { text: '' },
  full: { heading: unbroken, text: long, action: { label: unbroken, href: '/a' } },
});
