import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { ResourceCard } from './ResourceCard.tsx';

export default fixture({
  component: ResourceCard,
  empty: { href: 'javascript:alert(1)' },
  full: {
    title: unbroken,
    image: pixel,
    href: '/resource',
    category: long,
    headingLevel: 2,
    labels: { titleNotAvailable: hindi },
  },
});
