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
    description: 'Which pages deserve your hour, what to look for in them and what you may skip.',
    image: '/art/motifs/environment.svg',
    meta: {
      description:
        'A reading guide to The Hindu for UPSC and state PCS aspirants: which pages deserve your hour, what to note from them and what you may skip.',
    },
  },
  {
    category: 'What to Read in Indian Express',
    listPath: '/what-to-read-in-indian-express',
    articlePath: '/what-to-read-in-indian-express',
    heading: 'What to read in the Indian Express',
    description:
      'How to read its Explained and opinion pages and turn them into notes you will use again.',
    image: '/art/motifs/history.svg',
    meta: {
      description:
        'A reading guide to The Indian Express for UPSC and state PCS aspirants: how to read the explained and opinion pages and make useful notes.',
    },
  },
  {
    category: 'Editorial Analysis',
    listPath: '/editorial-analysis',
    articlePath: '/editorial-analysis',
    heading: 'Editorial Analysis',
    description:
      'How an argument is built, what can be said against it and how to use both in an answer.',
    image: '/art/motifs/ethics.svg',
    meta: {
      description:
        'Arguments from the opinion pages taken apart for mains: the claim, the evidence, the other side and how to use them in an answer of your own.',
    },
  },
  {
    category: 'Daily Current Affairs Analysis',
    listPath: '/daily-current-affairs-analysis',
    articlePath: '/daily-current-affairs-analysis',
    heading: 'Daily Current Affairs Analysis',
    description:
      'One public issue at a time: what it is, how it works and where it stands in the syllabus.',
    image: '/art/motifs/current-affairs.svg',
    meta: {
      description:
        'Current affairs explained for UPSC and state PCS: how an institution, a law or a policy works and where it stands in the syllabus. Free to read.',
    },
  },
  {
    category: 'Facts of the Day',
    listPath: '/facts-of-the-day',
    articlePath: '/facts-of-the-day',
    heading: 'Important Facts of the Day',
    description:
      'Short notes for prelims: articles of the Constitution, institutions, terms, places and dates worth keeping.',
    image: '/art/motifs/science.svg',
    meta: {
      description:
        'Short notes for the preliminary examination: articles of the Constitution, institutions, economic terms, places and dates, new ones each day.',
    },
  },
  {
    category: 'Daily Answer Writing',
    listPath: '/daily-answer-writing',
    articlePath: '/article',
    heading: 'Daily Answer Writing',
    description:
      'A question in the style of the mains papers, with a plan for the answer. Write yours before you read the plan.',
    image: '/art/motifs/essay.svg',
    meta: {
      description:
        'Practice questions for the mains examination with word limits, what the directive asks for and a plan for the answer. Free, without an account.',
    },
  },
] as const satisfies readonly ArticleCategory[];
