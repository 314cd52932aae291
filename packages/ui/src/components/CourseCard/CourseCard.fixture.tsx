import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { CourseCard } from './CourseCard.tsx';

export default fixture({
  component: CourseCard,
  empty: {},
  full: {
    title: unbroken,
    description: long,
    image: pixel,
    category: unbroken,
    mode: 'offline',
    date: '2026-11-02T04:30:00Z',
    featured: true,
    viewMore: { href: '/course', label: unbroken },
    buyNow: { href: 'https://example.com/', label: hindi },
    headingLevel: 2,
    labels: { featured: unbroken, offline: unbroken },
  },
});
