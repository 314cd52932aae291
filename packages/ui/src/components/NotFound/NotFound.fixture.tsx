import { fixture, hindi, long, picture, unbroken } from '../../testing/Fixture.tsx';
import { NotFound } from './NotFound.tsx';

export default fixture({
  component: NotFound,
  empty: { heading: 'Not found', action: { label: 'Home', href: '/' } },
  full: { heading: unbroken, text: long, action: { label: hindi, href: '/' }, image: picture },
});
