import { fixture, hindi, long } from '../../testing/Fixture.tsx';
import { ListStatus } from './ListStatus.tsx';

export default fixture({
  component: ListStatus,
  empty: { of: 'articles', total: 0, page: 1, pageCount: 1 },
  full: {
    of: 'courses',
    total: 1e15,
    page: 1e14,
    pageCount: 1e15,
    labels: { courses: () => long, page: () => hindi },
  },
});
