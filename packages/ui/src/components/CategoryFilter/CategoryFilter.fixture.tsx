import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';

export default fixture({
  component: CategoryFilter,
  empty: { label: 'Filter', options: [] },
  full: {
    label: long,
    options: [
      { label: unbroken, href: '?category=a', current: true },
      { label: long, href: '?category=b', current: false },
      { label: hindi, href: 'javascript:alert(1)', current: false },
    ],
  },
});
