import { fixture } from '../../internal/testing/Fixture.tsx';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { PageStatus } from './PageStatus.tsx';

export default fixture({
  component: PageStatus,
  refElement: 'div',
  empty: { loading: false },
  full: { loading: true, announcement: long, labels: { loading: unbroken } },
});
