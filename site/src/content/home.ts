import { type SectionCopy, whatsappHref } from '@setu/website';
import { institute } from '../institute.ts';

/** The top of the home page, word for word as docs/spec.md#home-page. */
export const hero = {
  heading: institute.slogan,
  text: "Spark passion, master governance, shape India's future.",
  // Capital C as in docs/spec.md#home-page; routes match in any letter case.
  action: { label: 'Study Together Now', href: '/Contact' },
  image: {
    src: '/art/hero.svg',
    alt: 'A student with a book walks over a bridge, in front of the rising sun.',
    width: 800,
    height: 600,
  },
} as const;

export const freeResources = {
  id: 'free-resources',
  heading: 'Free resources',
  // Differs from the heading, which already names the enclosing section.
  slides: 'Free resources to choose from',
  intro: 'Articles, practice questions and reading guides: free, and without an account.',
  emptyText: 'There are no free resources just now.',
} as const satisfies SectionCopy & { slides: string };

export const latestCourses = {
  id: 'latest-courses',
  heading: 'Latest courses',
  intro: 'The courses open for admission, newest first.',
  emptyText: 'There are no courses of this kind just now.',
  modes: [
    { label: 'Online courses', href: '/online-mode' },
    { label: 'Classroom courses', href: '/offline-mode' },
  ],
} satisfies SectionCopy & Record<string, unknown>;

export const topperVideos = {
  id: 'topper-videos',
  heading: 'Toppers on how they prepared',
  slides: 'Videos of toppers',
  intro: 'Short videos, each about one habit: answer writing, choosing books, marking mock tests.',
  action: { label: 'See our results', href: '/selections' },
} as const;

export const community = {
  id: 'community',
  heading: 'Prepare with others',
  text: 'Join our WhatsApp community for the articles of the day and one question to answer each evening.',
  actions: [
    {
      label: 'Join on WhatsApp',
      href: whatsappHref(institute, 'Hello, I would like to join the study community.'),
    },
    { label: 'Contact us', href: '/contact' },
  ],
};
