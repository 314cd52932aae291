import { fixture } from '../../internal/testing/Fixture.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ResourceCard } from './ResourceCard.tsx';

export default fixture({
  component: ResourceCard,
  refElement: 'article',
  empty: { title: null, image: null, href: null },
  full: {
    title: unbroken,
    image: pixel,
    href: '/resource',
    category: long,
    headingLevel: 2,
    labels: { titleNotAvailable: hindi },
  },
});
