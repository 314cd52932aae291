import { institute } from '@site/institute.ts';

/** What search results say of an article that says little itself. */
export const articleDescription = (title: string) =>
  `${title}: a study article for ${institute.exams} aspirants, free to read on any phone and without an account of any kind.`;

/** What search results say of a list's month or day. */
export const periodDescription = (heading: string, period: string) =>
  `${heading}, ${period}: every article with its date and its first sentences, for ${institute.exams} aspirants. Free to read.`;

/** What search results say of a course that says little itself. */
export const courseDescription = (title: string) =>
  `${title}: duration, fees, what its modules cover, what you will be able to do afterwards, and how you can enrol for it.`;

/** What search results say of a topic. */
export const topicDescription = (topic: string) =>
  `${topic}: every article of ours that belongs to it, newest first, for ${institute.exams} aspirants. Free to read, without an account.`;
