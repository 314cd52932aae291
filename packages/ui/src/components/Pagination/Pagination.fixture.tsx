import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Pagination } from './Pagination.tsx';

export default fixture({
  component: Pagination,
  emptyIsNothing: true,
  empty: { page: 1, pageCount: 0, label: 'Pages', hrefFor: (page) => `?page=${page}` },
  full: {
    page: 500_000,
    pageCount: 1_000_000,
    label: long,
    hrefFor: (page) => `?page=${page}`,
    labels: { previous: unbroken, next: hindi },
  },
});
