import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { PageStatus } from './PageStatus.tsx';

export default fixture({
  component: PageStatus,
  empty: { loading: false },
  full: { loading: true, announcement: long, labels: { loading: unbroken } },
});
