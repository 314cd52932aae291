import { children, fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Carousel } from './Carousel.tsx';

export default fixture({
  component: Carousel,
  inContainer: true,
  empty: { label: 'Slides', children: null },
  full: {
    label: long,
    slidesPerView: { narrow: 1, medium: 2, wide: 4 },
    slideSize: 'small',
    autoAdvanceMs: 60_000,
    playing: true,
    onVisibleChange: () => undefined,
    labels: { previous: hindi, next: unbroken, position: () => unbroken },
    children: [
      children,
      <a key="link" href="/a">
        {hindi}
      </a>,
      <p key="last">{unbroken}</p>,
    ],
  },
});
