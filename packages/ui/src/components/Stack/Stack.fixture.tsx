import { children, fixture } from '../../testing/Fixture.tsx';
import { Stack } from './Stack.tsx';

export default [
  fixture({ component: Stack, refElement: 'div', empty: {}, full: { children } }),
  fixture({
    component: Stack,
    shape: 'a list',
    refElement: 'ul',
    empty: { as: 'ul', children: 'x' },
    full: { as: 'ul', gap: 'x16', align: 'center', justify: 'space-between', children },
  }),
];
