import type { Fixture } from '../../internal/testing/Fixture.ts';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { CourseCard } from './CourseCard.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'CourseCard',
    refElement: 'article',
    empty: (root) => (
      <CourseCard {...root} title={null} description={null} image={null} category={null} />
    ),
    full: (root) => (
      <CourseCard
        {...root}
        title={unbroken}
        description={long}
        image={pixel}
        category={unbroken}
        mode="offline"
        date="2026-11-02T04:30:00Z"
        featured
        viewMore={{ href: '/course', label: unbroken }}
        buyNow={{ href: 'https://example.com/', label: hindi }}
        headingLevel={2}
        labels={{ featured: unbroken, offline: unbroken }}
      />
    ),
  },
];
