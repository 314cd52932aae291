import { hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import type { Fixture } from '../../internal/testing/Fixture.tsx';
import { Carousel } from './Carousel.tsx';

export default {
  name: 'Carousel',
  inContainer: true,
  refElement: 'section',
  emptyIsNothing: true,
  empty: (root) => (
    <Carousel {...root} label="Slides">
      {null}
    </Carousel>
  ),
  full: (root) => (
    <Carousel
      {...root}
      label={long}
      slidesPerView={{ narrow: 1, medium: 2, wide: 4 }}
      slideSize="small"
      autoAdvanceMs={60_000}
      playing
      onVisibleChange={() => undefined}
      labels={{ previous: hindi, next: unbroken, position: () => unbroken }}
    >
      <p>{unbroken}</p>
      <p>{long}</p>
      {null}
      <a href="/a">{hindi}</a>
      <p>{unbroken}</p>
      <p>{unbroken}</p>
    </Carousel>
  ),
} satisfies Fixture;
