import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { Button } from './Button.tsx';

export default [
  fixture({
    component: Button,
    // A button needs a name; this is the shortest one.
    empty: { children: 'x' },
    full: {
      variant: 'accent',
      size: 'lg',
      icon: <svg />,
      type: 'submit',
      disabled: true,
      children: long,
    },
  }),
  fixture({
    component: Button,
    shape: 'a link',
    refElement: 'a',
    empty: { href: '/', children: 'x' },
    full: {
      href: 'https://example.com/',
      variant: 'secondary',
      size: 'sm',
      icon: <svg />,
      children: unbroken,
    },
  }),
];
