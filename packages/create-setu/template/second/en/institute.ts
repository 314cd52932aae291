import type { Institute } from "@setu/website";
import { institute as root } from "../institute.ts";
import { articleCategories } from "./content/articleCategories.ts";

/** The institute on its English pages: what differs from `../institute.ts`, which has all else. */
export const institute: Institute = {
  ...root,
  // Its names in English letters: `name` and `legalName`.
  slogan: "Prepare steadily, answer clearly",
  locale: "en-IN",
  exams: "UPSC and state PCS",
  privacy: { ...root.privacy, officer: "grievance officer" },
  address: {
    label: "Office",
    lines: ["Building 00, Example Road", "Sample Nagar, New Delhi 110000"],
    country: "IN",
  },

  articles: articleCategories,
  // Letter for letter as in the column `category` of the English courses.
  courseCategories: ["General Studies", "Optional Subjects", "Test Series"],
};
