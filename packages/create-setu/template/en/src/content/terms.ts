import type { TextSection } from "@setu/website";

/** The terms. A sample: have yours read by a lawyer. */
export const termsSections = [
  {
    id: "website",
    heading: "Using this website",
    paragraphs: [
      "Articles may be read, printed and passed on by their address, free of charge. We write with care and correct what is wrong; what the examining commission itself publishes is what holds.",
    ],
  },
  {
    id: "courses",
    heading: "Courses",
    paragraphs: [
      "The page of a course gives its duration, its fees and what is taught. A course prepares for an examination: we promise nobody a rank or a selection.",
    ],
  },
  {
    id: "ask",
    heading: "Whom to ask",
    paragraphs: ["Ask us before you agree to anything here that you do not understand."],
    link: { label: "Contact us", href: "/contact" },
  },
] as const satisfies readonly TextSection[];
