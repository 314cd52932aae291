import { institute } from '@site/institute.ts';
import { ifPractice } from '../ifPractice.ts';

// Texts for programs, such as feed readers.

export const allArticles = `${institute.name}: all articles`;

export const aboutAllArticles = `New study articles for ${institute.exams} aspirants, of all kinds.`;

export const practiceFeedWords = {
  about: `Questions of every day for ${institute.exams} aspirants, with what was corrected.`,
  title: (day: string) => `Practice: ${day}`,
  count: (count: number) => (count === 1 ? '1 question.' : `${count} questions.`),
  question: (number: number) => `Question ${number}`,
  answers: 'Answers',
  corrected: (number: number, day: string, text: string) =>
    `Question ${number} was corrected on ${day}: ${text}`,
  dropped: (number: number, day: string, text: string) =>
    `Question ${number} was dropped on ${day}: ${text}`,
};

export const author = `${institute.name} team`;

/** The site's map (https://llmstxt.org). */
export const llms = {
  intro:
    'Every page is whole in its HTML. Lists have 20 items a page; `?page=2` has the next ones.',
  courses: 'Courses',
  articles: 'Articles',
  institute: 'The institute',
  optional: 'Optional',
  search: {
    heading: 'Search',
    query: 'money bill',
    text: () => `finds articles, courses${ifPractice(', questions')} and resources by their words`,
  },
  sitemap: { heading: 'Sitemap', text: 'the address of every page, with the days of the articles' },
};

/** The server's answers to requests that no page answers, by status; `beingMade` is a file's. */
export const refusals = {
  400: 'This address cannot be read.',
  403: 'Posts from other sites are refused.',
  404: 'There is no such file.',
  405: 'Method not allowed.',
  429: 'Too many requests at a time. Please ask again in a moment.',
  503: 'This file cannot be made just now. Please ask again in a moment.',
  beingMade: 'This file is being made. Please ask again in a moment.',
};
