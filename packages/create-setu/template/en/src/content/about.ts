import type { TextSection } from "@setu/website";

/** The about page. Sample words: write your own. */
export const aboutSections = [
  {
    id: "vision",
    heading: "Our vision",
    paragraphs: [
      "Offices of the state should be held by people who read carefully, listen, and can explain a decision in plain words. We would like such people to come from everywhere, whatever their school and their language.",
    ],
  },
  {
    id: "thoughts",
    heading: "Our thoughts",
    paragraphs: [
      "Most of those who take the examination are not selected, and we say so on the first day. Preparation should leave something that stays: a habit of reading, clear writing, and knowing how the country is governed.",
    ],
  },
  {
    id: "mission",
    heading: "Our mission",
    paragraphs: [
      "We teach the syllabus in order, have students write every week, and return each answer with comments that they can use in the next one. Our study articles are free, and need no account.",
    ],
  },
] as const satisfies readonly TextSection[];
