import { institute } from '@site/institute.ts';

export const articleName = 'Article';

/** An article that is not there, or could not be read (docs/spec.md#errors). */
export const noArticle = {
  heading: 'Article not found.',
  text: 'It may have been moved or taken down. These are the lists of articles:',
  failed: 'It could not be fetched just now. Please try again in a moment.',
};

export const translation = {
  beside: 'Read side by side: English and Hindi',
  alone: 'Read in English alone',
  corrected: (day: string, isEnglish: boolean) =>
    `The ${isEnglish ? 'English' : 'Hindi'} text was corrected on ${day}, after this translation.`,
};

export const articleDescription = (title: string) =>
  `${title}: a study article for ${institute.exams} aspirants, free to read on any phone and without an account of any kind.`;
