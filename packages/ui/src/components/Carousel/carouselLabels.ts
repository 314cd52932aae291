export interface CarouselLabels {
  /** The role description of the region, read after its name. */
  carousel: string;
  slide: string;
  /** Names the scrolling list of slides. */
  slides: string;
  /** Names one slide: `2 of 5`. */
  position: (index: number, count: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  position: (index, count) => `${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic slides',
  play: 'Start automatic slides',
};
