import type { ArticleCategory } from "@setu/website";

/**
 * The lists of articles, in the order of the menus. `category` is the value of the column in the table, letter
 * for letter. A list that is deleted here has no address any more.
 */
export const articleCategories = [
  {
    category: "Daily Current Affairs Analysis",
    listPath: "/daily-current-affairs-analysis",
    articlePath: "/daily-current-affairs-analysis",
    heading: "Daily Current Affairs Analysis",
    description:
      "One public issue at a time: what it is, how it works and where the syllabus has it.",
    image: "/art/reading.svg",
  },
  {
    category: "Editorial Analysis",
    listPath: "/editorial-analysis",
    articlePath: "/editorial-analysis",
    heading: "Editorial Analysis",
    description:
      "How an argument is built, what speaks against it, and how to use both in an answer.",
    image: "/art/reading.svg",
  },
  {
    category: "Facts of the Day",
    listPath: "/facts-of-the-day",
    articlePath: "/facts-of-the-day",
    heading: "Important Facts of the Day",
    description:
      "Short notes for the first paper: terms, places, institutions and dates worth keeping.",
    image: "/art/books.svg",
  },
  {
    category: "Daily Answer Writing",
    listPath: "/daily-answer-writing",
    articlePath: "/article",
    heading: "Daily Answer Writing",
    description:
      "A question in the style of the written papers, with a plan. Write yours before you read it.",
    image: "/art/writing.svg",
  },
] as const satisfies readonly ArticleCategory[];
