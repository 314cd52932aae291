import type { Institute } from "@setu/website";
import { institute as root } from "../institute.ts";
import { articleCategories } from "./content/articleCategories.ts";

/** The institute on these pages: what differs from `../institute.ts`, which has all else. */
export const institute: Institute = {
  ...root,
  // Its names in the letters of this language: `name` and `legalName`.
  // Sample words: write your own.
  slogan: "%SLOGAN%",
  locale: "%LOCALE%",
  exams: "%EXAMS%",
  phones: [{ label: "%ADMISSIONS%", number: root.admissionsPhone }],
  privacy: { ...root.privacy, officer: "%OFFICER%" },
  address: { label: "%OFFICE%", lines: "%OFFICE_LINES%", country: "IN" },

  articles: articleCategories,
  // Letter for letter as in the column `category` of the courses in this language.
  courseCategories: "%CATEGORIES%",
};
