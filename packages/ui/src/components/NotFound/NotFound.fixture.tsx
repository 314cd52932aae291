import { fixture } from '../../internal/testing/Fixture.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { NotFound } from './NotFound.tsx';

const picture = { src: pixel, alt: long, width: 800, height: 600 };

export default fixture({
  component: NotFound,
  refElement: 'div',
  empty: { heading: 'Not found', action: { label: 'Home', href: '/' } },
  full: { heading: unbroken, text: long, action: { label: hindi, href: '/' }, image: picture },
});
