import type { Faq, Scheme, Step } from '../instituteTypes.ts';

export const schemes: readonly Scheme[] = [];
export const schemesHeading = '';
export const howItWorks: { heading: string; steps: Step[] } = { heading: '', steps: [] };
export const documents: { heading: string; intro: string; items: string[] } = {
  heading: '',
  intro: '',
  items: [],
};
export const questions: { heading: string; items: Faq[] } = { heading: '', items: [] };
