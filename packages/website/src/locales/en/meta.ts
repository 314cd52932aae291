import { institute } from '@site/institute.ts';

/** The description of an article with little text of its own, for search results. */
export const articleDescription = (title: string) =>
  `${title}: a study article for ${institute.exams} aspirants, free to read on any phone and without an account of any kind.`;

/** The description of a list's month or day, for search results. */
export const periodDescription = (heading: string, period: string) =>
  `${heading}, ${period}: every article with its date and its first sentences, for ${institute.exams} aspirants. Free to read.`;

/** The description of a course with little text of its own, for search results. */
export const courseDescription = (title: string) =>
  `${title}: duration, fees, what its modules cover, what you will be able to do afterwards, and how you can enrol for it.`;

/** The description of a topic, for search results. */
export const topicDescription = (topic: string) =>
  `${topic}: every article of ours that belongs to it, newest first, for ${institute.exams} aspirants. Free to read, without an account.`;
