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
  slogan: "Prepare steadily, answer clearly",
  locale: "en-IN",
  otherLocales: ["%SECOND_LOCALE%"], // %BOTH%
  exams: "UPSC and state PCS",
  timeZone: "Asia/Kolkata",
  theme: { brand: "%BRAND%", accent: "%ACCENT%" },
  // Also: `fonts` of your own, and an `ornament`, a drawing that closes each page.

  admissionsPhone: "%PHONE%",
  whatsapp: "%PHONE%",
  email: "office@example.com",
  privacy: {
    officer: "grievance officer",
    email: "privacy@example.com",
    answeredDays: 30,
    keptMonths: 12,
  },
  // Whom to tell of what cannot be read or used. `reviewed: "2026-12-31"`: the day on which you last checked that your
  // texts are plain, your pictures described, your videos captioned.
  accessibility: { email: "accessibility@example.com", answeredDays: 30 },
  address: {
    label: "Office",
    lines: ["Building 00, Example Road", "Sample Nagar, New Delhi 110000"],
    country: "IN",
  },
  videoChannel: "https://www.youtube.com/@example",
  socialLinks: [
    { title: "YouTube", href: "https://www.youtube.com/@example", icon: "youtube" },
    { title: "Telegram", href: "https://t.me/example", icon: "telegram" },
  ],

  articles: articleCategories,
  // Letter for letter as in the column `category` of the courses.
  courseCategories: ["General Studies", "Optional Subjects", "Test Series"],
  without: "%WITHOUT%",
};
