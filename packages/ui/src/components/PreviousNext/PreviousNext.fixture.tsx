import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { PreviousNext } from './PreviousNext.tsx';

export default fixture({
  component: PreviousNext,
  empty: {},
  full: {
    previous: { title: long, href: '/article/1' },
    next: { title: hindi, href: '/article/3' },
    labels: { group: long, previous: unbroken, next: hindi },
  },
});
