import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { Chip } from './Chip.tsx';

export default [
  fixture({ component: Chip, empty: { children: 'x' }, full: { children: long } }),
  fixture({
    component: Chip,
    shape: 'a link',
    refElement: 'a',
    empty: { href: '/', children: 'x' },
    full: { href: '/category', children: unbroken },
  }),
];
