import { institute } from '@site/institute.ts';
import type { ArticleCategory } from '../../instituteTypes.ts';

export const archive = {
  heading: 'Archive',
  intro: 'Choose a day that has articles. The arrows lead to other months.',
  jump: 'Choose a day or a month',
  all: 'All lists of a day',
  /** Names the calendar of a list or of the page of a day. */
  of: (heading: string) => `Archive of ${heading}`,
};

/** Shown above items that are all in the other language. */
export const inOtherLanguage: string = 'This is in Hindi: there is nothing in English yet.';

export const describeList = ({ description }: ArticleCategory) =>
  `${description} Free, for ${institute.exams} aspirants.`;

export const periodDescription = (heading: string, period: string) =>
  `${heading}, ${period}: every article with its date and its first sentences, for ${institute.exams} aspirants. Free to read.`;
