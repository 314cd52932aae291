import type { ArticleCategory } from '@setu/website';

/**
 * The six kinds of article in the order of the menus, each with a list and an address for its articles
 * (docs/spec.md#article-lists: answer writing has `/article/{id}`, and The Hindu a capital H before an id).
 */
export const articleCategories = [
  {
    category: 'What to Read in The Hindu',
    listPath: '/what-to-read-in-the-hindu',
    articlePath: '/what-to-read-in-the-Hindu',
    heading: 'What to read in the Hindu',
    description:
      'Which pages of The Hindu deserve your hour, what to look for in them and what you may skip.',
    image: '/art/motifs/environment.svg',
  },
  {
    category: 'What to Read in Indian Express',
    listPath: '/what-to-read-in-indian-express',
    articlePath: '/what-to-read-in-indian-express',
    heading: 'What to read in the Indian Express',
    description:
      'How to read the Explained and opinion pages of The Indian Express and turn them into notes you will use again.',
    image: '/art/motifs/history.svg',
  },
  {
    category: 'Editorial Analysis',
    listPath: '/editorial-analysis',
    articlePath: '/editorial-analysis',
    heading: 'Editorial Analysis',
    description:
      'How an argument is built, what can be said against it and how to use both in an answer.',
    image: '/art/motifs/ethics.svg',
  },
  {
    category: 'Daily Current Affairs Analysis',
    listPath: '/daily-current-affairs-analysis',
    articlePath: '/daily-current-affairs-analysis',
    heading: 'Daily Current Affairs Analysis',
    description:
      'One public issue at a time: what it is, how it works and where it stands in the syllabus.',
    image: '/art/motifs/current-affairs.svg',
  },
  {
    category: 'Facts of the Day',
    listPath: '/facts-of-the-day',
    articlePath: '/facts-of-the-day',
    heading: 'Important Facts of the Day',
    description:
      'Short notes for prelims: articles of the Constitution, institutions, terms, places and dates worth keeping.',
    image: '/art/motifs/science.svg',
  },
  {
    category: 'Daily Answer Writing',
    listPath: '/daily-answer-writing',
    articlePath: '/article',
    heading: 'Daily Answer Writing',
    description:
      'A question in the style of the mains papers, with a plan for the answer. Write yours before you read the plan.',
    image: '/art/motifs/essay.svg',
  },
] as const satisfies readonly ArticleCategory[];
