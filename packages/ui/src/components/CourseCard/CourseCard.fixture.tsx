import { fixture } from '../../internal/testing/Fixture.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { CourseCard } from './CourseCard.tsx';

export default fixture({
  component: CourseCard,
  refElement: 'article',
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
