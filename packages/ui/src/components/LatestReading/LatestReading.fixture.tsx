import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { LatestReading } from './LatestReading.tsx';

export default fixture({
  component: LatestReading,
  emptyIsNothing: true,
  empty: { heading: 'Latest reading', day: '2026-11-20', articles: [] },
  full: {
    heading: unbroken,
    day: long,
    articles: [
      { id: 1, title: long, href: '/a' },
      { id: 2, title: hindi, href: 'javascript:alert(1)' },
      { id: 3, title: unbroken, href: '/b' },
    ],
    action: { label: unbroken, href: '/all' },
  },
});
