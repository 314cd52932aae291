import type { Testimonial } from '../instituteTypes.ts';

// For an institute without `content/testimonials.ts`: its home page has no videos.

export const testimonials: Testimonial[] = [];
