import { mailHref } from "@setu/website";
import { institute } from "../institute.ts";

/** The careers page. Sample words: write your own. */
export const openings = {
  heading: "No current openings",
  text: "When a post opens, we announce it on this page with the work, the place and the pay.",
} as const;

export const whyWorkWithUs = {
  heading: "Why work with us",
  reasons: [
    {
      heading: "Preparation is paid work",
      text: "The hours in which you prepare a class or read answers stand in the timetable beside the hours of teaching.",
    },
    {
      heading: "Students you get to know",
      text: "You stay with the same students through a course, and see in their answers what your teaching has changed.",
    },
  ],
} as const;

export const join = {
  heading: "Write to us anyway",
  text: `Tell us at ${institute.email} what you would like to teach, evaluate or write, and attach a page of your own work.`,
  action: {
    label: `Write to ${institute.email}`,
    href: mailHref(institute, `Working with ${institute.name}`),
  },
} as const;
