import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { Button } from './Button.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Button',
    refElement: 'button',
    // A button without any name has no use; the shortest one has.
    empty: (root) => <Button {...root}>x</Button>,
    full: (root) => (
      <Button {...root} variant="accent" size="lg" icon={<svg />} type="submit" disabled>
        {long}
      </Button>
    ),
  },
  {
    name: 'Button',
    shape: 'a link',
    refElement: 'a',
    empty: (root) => (
      <Button {...root} href="/">
        x
      </Button>
    ),
    full: (root) => (
      <Button {...root} href="https://example.com/" variant="secondary" size="sm" icon={<svg />}>
        {unbroken}
      </Button>
    ),
  },
];
