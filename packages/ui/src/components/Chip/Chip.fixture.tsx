import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { Chip } from './Chip.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Chip',
    refElement: 'span',
    empty: (root) => <Chip {...root}>x</Chip>,
    full: (root) => <Chip {...root}>{long}</Chip>,
  },
  {
    name: 'Chip',
    shape: 'a link',
    refElement: 'a',
    empty: (root) => (
      <Chip {...root} href="/">
        x
      </Chip>
    ),
    full: (root) => (
      <Chip {...root} href="/category">
        {unbroken}
      </Chip>
    ),
  },
];
