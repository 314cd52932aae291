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
    meta: {
      description:
        "Current affairs explained for civil services exams: what an institution, a law or a policy does, and where it stands in the syllabus.",
    },
  },
  {
    category: "Editorial Analysis",
    listPath: "/editorial-analysis",
    articlePath: "/editorial-analysis",
    heading: "Editorial Analysis",
    description:
      "How an argument is built, what speaks against it, and how to use both in an answer.",
    image: "/art/reading.svg",
    meta: {
      description:
        "Arguments of the opinion pages taken apart for written papers: the claim, the evidence, the other side, and how to use them in an answer.",
    },
  },
  {
    category: "Facts of the Day",
    listPath: "/facts-of-the-day",
    articlePath: "/facts-of-the-day",
    heading: "Important Facts of the Day",
    description:
      "Short notes for the first paper: terms, places, institutions and dates worth keeping.",
    image: "/art/books.svg",
    meta: {
      description:
        "Short notes for the preliminary examination, new ones each day: articles of the Constitution, institutions, terms, places and dates.",
    },
  },
  {
    category: "Daily Answer Writing",
    listPath: "/daily-answer-writing",
    articlePath: "/article",
    heading: "Daily Answer Writing",
    description:
      "A question in the style of the written papers, with a plan. Write yours before you read it.",
    image: "/art/writing.svg",
    meta: {
      description:
        "Practice questions for written papers with word limits, what the directive asks for and a plan for the answer. Free, without an account.",
    },
  },
] as const satisfies readonly ArticleCategory[];
