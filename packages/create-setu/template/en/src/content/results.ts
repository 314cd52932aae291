import { type Result, unbroken, whatsappHref } from "@setu/website";
import { institute } from "../institute.ts";

const year = 2024;

/**
 * The results that `institute.ts` names. A sample: each student named must have agreed, and beside each name stands the
 * course, its duration and whether it was paid (the guidelines on coaching advertisements of 13 November 2024).
 */
export const results: Readonly<Record<string, Result>> = {
  [`results-${year}`]: {
    year,
    heading: `Results of ${year}`,
    text: "Selections in the civil services examination. This is a sample: nobody named here exists.",
    image: {
      src: "/art/poster.svg",
      alt: "Steps that lead up to a rising sun.",
      width: 800,
      height: 1000,
    },
    people: [
      {
        name: "Sample student",
        rank: 101, // a sample
        year,
        course: "General Studies",
        duration: "12 months",
        paid: true,
        consent: true,
      },
    ],
    action: {
      label: `WhatsApp ${unbroken(institute.whatsapp)} for details`,
      href: whatsappHref(
        institute,
        `Hello, I would like to know more about the results of ${year}.`,
      ),
    },
    meta: {
      description:
        "Students of ours who were selected, each with the course taken, its duration and whether it was paid, and a number to ask for the details.",
    },
  },
};
