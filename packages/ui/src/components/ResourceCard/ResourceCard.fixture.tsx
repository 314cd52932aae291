import { fixture } from '../../internal/testing/Fixture.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ResourceCard } from './ResourceCard.tsx';

export default fixture({
  component: ResourceCard,
  refElement: 'article',
  empty: {},
  full: {
    title: unbroken,
    image: pixel,
    href: '/resource',
    category: long,
    headingLevel: 2,
    labels: { titleNotAvailable: hindi },
  },
});
