import { institute } from '@site/institute.ts';

export const practice = {
  heading: 'Practice',
  text: 'Questions for every day, as in the preliminary examination.',
  description:
    'Questions as in the preliminary examination, checked at once, each with its explanation and the article to read: free, without an account.',
};

export const practiceWords = {
  /** '5 questions, 10 marks'. */
  totals: (questions: number, marks: number) =>
    `${questions} ${questions === 1 ? 'question' : 'questions'}, ${marks} marks`,
  none: 'There are no questions yet.',
  rule: 'A wrong answer costs a third of the marks; one left blank costs nothing.',
  /** Before the title of a question's article, and before its source: both may be in another language. */
  read: 'Read:',
  source: 'Source:',
  /** The link below the marks to the questions that were answered wrongly before. */
  again: 'Practise again what went wrong',
  /** In the name of their feed. */
  feed: 'practice questions',
};

export const practiceArchive = {
  heading: 'Earlier questions',
  intro: 'Choose a day that has questions. The arrows lead to other months.',
  label: 'Days with questions',
  day: (day: string, count: number, written: string) =>
    `${day}, ${written} ${count === 1 ? 'question' : 'questions'}`,
};

export const practiceDescription = (name: string) =>
  `${name}: practice questions for ${institute.exams} aspirants. Check your answers, see your marks, read each explanation, for free.`;
