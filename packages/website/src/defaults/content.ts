import type { Faq, OwnWords, Result, Scheme, Step, Testimonial } from '../instituteTypes.ts';

// In the place of each file of `src/content` that an institute does not have.

export const ownWords: OwnWords = {};
export const results: Readonly<Record<string, Result>> = {};
export const testimonials: Testimonial[] = [];

export const openings = { heading: '', text: '' };
export const whyWorkWithUs: { heading: string; reasons: Step[] } = { heading: '', reasons: [] };
export const join = { ...openings, action: { label: '', href: '/' } };

export const schemes: readonly Scheme[] = [];
export const schemesHeading = '';
export const howItWorks: { heading: string; steps: Step[] } = { heading: '', steps: [] };
export const documents: { heading: string; intro: string; items: string[] } = {
  heading: '',
  intro: '',
  items: [],
};
export const questions: { heading: string; items: Faq[] } = { heading: '', items: [] };
