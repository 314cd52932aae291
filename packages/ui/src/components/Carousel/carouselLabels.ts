export const carouselLabels = {
  /** The role description of the region, read after its name. */
  carousel: 'carousel',
  slide: 'slide',
  /** Names the scrolling list of slides. */
  slides: 'Slides',
  /** Names one slide: `2 of 5`. */
  position: (index: number, count: number) => `${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic slides',
  play: 'Start automatic slides',
};

export type CarouselLabels = typeof carouselLabels;
