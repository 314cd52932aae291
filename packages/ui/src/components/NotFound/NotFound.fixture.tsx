import type { Fixture } from '../../internal/testing/Fixture.ts';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { NotFound } from './NotFound.tsx';

const picture = { src: pixel, alt: long, width: 800, height: 600 };

export const fixtures: readonly Fixture[] = [
  {
    name: 'NotFound',
    refElement: 'div',
    empty: (root) => (
      <NotFound {...root} heading="Not found" action={{ label: 'Home', href: '/' }} />
    ),
    full: (root) => (
      <NotFound
        {...root}
        heading={unbroken}
        text={long}
        action={{ label: hindi, href: '/' }}
        image={picture}
      />
    ),
  },
];
