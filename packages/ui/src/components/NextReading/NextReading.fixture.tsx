import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { NextReading } from './NextReading.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'NextReading',
    refElement: 'nav',
    empty: (root) => (
      <NextReading {...root} heading="Next" next={null} back={{ label: 'All', href: '/' }} />
    ),
    full: (root) => (
      <NextReading
        {...root}
        heading={unbroken}
        position={long}
        next={{ title: `${hindi} ${unbroken}`, href: '/2' }}
        back={{ label: long, href: '/daily' }}
      />
    ),
  },
];
