import { fixture, hindi, long, picture, pixel, unbroken } from '../../testing/Fixture.tsx';
import { Hero } from './Hero.tsx';

export default fixture({
  component: Hero,
  empty: { heading: 'Setu' },
  full: {
    heading: unbroken,
    text: long,
    action: { label: unbroken, href: '/a' },
    secondaryAction: { label: hindi, href: '/b' },
    image: { ...picture, srcSet: `${pixel} 1x`, sizes: '100vw' },
  },
});
