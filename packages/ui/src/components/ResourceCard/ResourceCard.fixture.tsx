import type { Fixture } from '../../internal/testing/Fixture.ts';
import { pixel } from '../../internal/testing/pixel.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ResourceCard } from './ResourceCard.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'ResourceCard',
    refElement: 'article',
    empty: (root) => <ResourceCard {...root} title={null} image={null} href={null} />,
    full: (root) => (
      <ResourceCard
        {...root}
        title={unbroken}
        image={pixel}
        href="/resource"
        category={long}
        headingLevel={2}
        labels={{ titleNotAvailable: hindi }}
      />
    ),
  },
];
