import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { NotFound } from './NotFound.tsx';

const picture = { src: pixel, alt: long, width: 800, height: 600 };

export default fixture({
  component: NotFound,
  empty: { heading: 'Not found', action: { label: 'Home', href: '/' } },
  full: { heading: unbroken, text: long, action: { label: hindi, href: '/' }, image: picture },
});
