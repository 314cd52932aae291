import { type SectionCopy, whatsappHref } from "@setu/website";
import { institute } from "../institute.ts";

/** The top of the home page. Sample words: write your own. */
export const hero = {
  heading: institute.slogan,
  text: "Courses, daily study articles and answer writing for civil services exams.",
  action: { label: "Talk to us", href: "/contact" },
  image: {
    src: "/art/hero.svg",
    alt: "An open book before a rising sun.",
    width: 800,
    height: 600,
  },
} as const;

export const freeResources = {
  id: "free-resources",
  heading: "Free resources",
  // Other words than the heading, which names the section around it.
  slides: "Free resources to choose from",
  intro: "Articles, answer writing practice and reading guides: free, and without an account.",
  emptyText: "There are no free resources just now.",
} as const satisfies SectionCopy & { slides: string };

export const latestCourses = {
  id: "latest-courses",
  heading: "Latest courses",
  intro:
    "The courses open for admission, newest first, each with its duration, its fees and what is taught.",
  emptyText: "There are no courses of this kind just now.",
  modes: [
    { label: "Online courses", href: "/online-mode" },
    { label: "Classroom courses", href: "/offline-mode" },
  ],
} satisfies SectionCopy & Record<string, unknown>;

/** Shown when there is a `testimonials.ts` beside this file. */
export const topperVideos = {
  id: "topper-videos",
  heading: "How our students prepared",
  slides: "Videos of students",
  intro: "Short videos, each about one habit.",
  action: { label: "See our results", href: "/selections" },
} as const;

export const community = {
  id: "community",
  heading: "Prepare with others",
  text: "Join our WhatsApp community for the articles of the day and one question to answer each evening.",
  actions: [
    {
      label: "Join on WhatsApp",
      href: whatsappHref(institute, "Hello, I would like to join the study community."),
    },
    { label: "Contact us", href: "/contact" },
  ],
};
