import type { Fixture } from '../../internal/testing/Fixture.ts';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ResultPoster } from './ResultPoster.tsx';

const picture = { src: pixel, alt: long, width: 800, height: 600 };

export const fixtures: readonly Fixture[] = [
  {
    name: 'ResultPoster',
    refElement: 'div',
    empty: (root) => (
      <ResultPoster
        {...root}
        heading="Results"
        image={{ src: '', alt: 'Ranks', width: 800, height: 1000 }}
        action={{ label: 'Call', href: 'tel:+910000000000' }}
      />
    ),
    full: (root) => (
      <ResultPoster
        {...root}
        heading={unbroken}
        image={picture}
        action={{ label: unbroken, href: '/a', icon: <svg /> }}
        text={long}
        people={[
          {
            name: unbroken,
            rank: 1,
            year: 2024,
            course: long,
            duration: hindi,
            paid: true,
            consent: true,
          },
        ]}
        share={<p>{unbroken}</p>}
        breadcrumbs={[{ title: unbroken, href: '/' }, { title: hindi }]}
        back={{ label: hindi, href: '/back' }}
      />
    ),
  },
];
