import type { Institute } from "@setu/website";
import { articleCategories } from "./content/articleCategories.ts";

/**
 * What the institute is, in single lines; its words are in `content`. Numbers, addresses and links are
 * placeholders until you change them; what is optional may be deleted, and its place on the pages goes too.
 */
export const institute: Institute = {
  name: "%NAME%",
  // As it is registered.
  legalName: "%NAME%",
  // Sample words: write your own.
  slogan: "%SLOGAN%",
  locale: "%LOCALE%",
  otherLocales: ["%SECOND_LOCALE%"], // %BOTH%
  exams: "%EXAMS%",
  theme: { brand: "%BRAND%", accent: "%ACCENT%" },
  // Also: `fonts` of your own, and an `ornament`, a drawing that closes each page.

  admissionsPhone: "%PHONE%",
  // In the footer and on the contact page.
  phones: [{ label: "%ADMISSIONS%", number: "%PHONE%" }],
  whatsapp: "%PHONE%",
  email: "office@example.com",
  privacy: { officer: "%OFFICER%", email: "privacy@example.com", answeredDays: 30, keptMonths: 12 },
  // Whom to tell of what cannot be read or used. `reviewed: "2026-12-31"`: the day on which you last checked that your
  // texts are plain, your pictures described, your videos captioned.
  accessibility: { email: "accessibility@example.com", answeredDays: 30 },
  address: { label: "%OFFICE%", lines: "%OFFICE_LINES%", country: "IN" },
  videoChannel: "https://www.youtube.com/@example",
  socialLinks: [
    { title: "YouTube", href: "https://www.youtube.com/@example", icon: "youtube" },
    { title: "Telegram", href: "https://t.me/example", icon: "telegram" },
  ],

  articles: articleCategories,
  results: ["results-2024"],
  // Letter for letter as in the column `category` of the courses.
  courseCategories: "%CATEGORIES%",
  without: "%WITHOUT%",
};
