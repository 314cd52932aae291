import type { Testimonial } from '../instituteTypes.ts';

export const testimonials: Testimonial[] = [];
