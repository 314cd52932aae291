import type { Testimonial } from '@setu/website';
import { samplePerson } from './samplePerson.ts';

function testimonial(number: number, title: string, alt: string): Testimonial {
  return {
    id: `topper-${number}`,
    title,
    person: samplePerson(number, 2024),
    poster: { src: `/art/toppers/${number}.svg`, alt, width: 640, height: 360 },
    source: {
      kind: 'file',
      src: `/clips/topper-${number}.mp4`,
      type: 'video/mp4',
      captions: [{ src: `/clips/topper-${number}.vtt`, srcLang: 'en', label: 'English' }],
    },
  };
}

/** The videos of the home page's carousel, in its order. */
export const testimonials: Testimonial[] = [
  testimonial(
    1,
    'Sample student: one answer every morning',
    'A student at her desk, with a lamp, books and a window behind.',
  ),
  testimonial(
    2,
    'Sample student: one main book for each subject',
    'A student with a turban and glasses in front of full bookshelves.',
  ),
  testimonial(
    3,
    'Sample student: drawing maps on a blank page',
    'A student with a long plait in front of green hills and a snowy peak.',
  ),
  testimonial(
    4,
    'Sample student: recalling the day on a walk',
    'A student with a green scarf at a river with stone steps, at sunset.',
  ),
  testimonial(
    5,
    'Sample student: marking my own mock tests',
    'A student with a covered head in front of a blackboard with a drawing of a bridge.',
  ),
];
