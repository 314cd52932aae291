import type { Institute } from "@setu/website";
import { institute as root } from "../institute.ts";
import { articleCategories } from "./content/articleCategories.ts";

/** The institute on its Hindi pages: what differs from `../institute.ts`, which has all else. */
export const institute: Institute = {
  ...root,
  // Its names in Hindi letters: `name` and `legalName`.
  slogan: "नियमित तैयारी, स्पष्ट उत्तर",
  locale: "hi-IN",
  exams: "UPSC और राज्य PCS",
  privacy: { ...root.privacy, officer: "शिकायत अधिकारी" },
  address: {
    label: "कार्यालय",
    lines: ["भवन 00, उदाहरण मार्ग", "नमूना नगर, नई दिल्ली 110000"],
    country: "IN",
  },

  articles: articleCategories,
  // Letter for letter as in the column `category` of the Hindi courses.
  courseCategories: ["सामान्य अध्ययन", "वैकल्पिक विषय", "टेस्ट सीरीज़"],
};
