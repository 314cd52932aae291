import { titleNotAvailable } from '../../internal/text/notAvailable.ts';

export const courseDetailLabels = {
  duration: 'Duration',
  fees: 'Fees',
  buyNow: 'Buy Now',
  overview: 'Course overview',
  modules: 'Modules',
  outcomes: 'Learning outcomes',
  features: 'Key features',
  howToEnroll: 'How to Enroll',
  howToEnrollText:
    'Choose Enroll Now to open the purchase page. Check the course and its fees there, fill in your details and complete the payment.',
  /** Where the course has no purchase link. */
  howToEnrollClosed:
    'This course cannot be bought online at present. Please call us, and we will tell you about the next batch.',
  enrollNow: 'Enroll Now',
  related: 'Related courses',
  exploreCourse: 'Explore Course',
  /** Accessible name that distinguishes the links; the visible text comes first (WCAG 2.5.3). */
  linkName: (label: string, title: string) => `${label}: ${title}`,
  titleNotAvailable,
};

export type CourseDetailLabels = typeof courseDetailLabels;
