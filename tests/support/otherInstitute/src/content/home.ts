import { whatsappHref } from '@setu/website';
import { institute } from '../institute.ts';

export const hero = {
  heading: institute.slogan,
  text: 'One course, one notebook, one hour a day.',
  action: { label: 'Ask us', href: 'tel:+910000000000' },
  image: { src: '/art/default.svg', alt: 'A bridge.', width: 800, height: 1000 },
};

export const freeResources = {
  id: 'free',
  heading: 'Free to read',
  slides: 'Things to read',
  intro: 'Articles and questions.',
  emptyText: 'Nothing yet.',
};

export const latestCourses = {
  id: 'courses',
  heading: 'Our courses',
  intro: 'Newest first.',
  emptyText: 'No course of this kind.',
  modes: [
    { label: 'On the internet', href: '/online-mode' },
    { label: 'In the classroom', href: '/offline-mode' },
  ],
};

export const topperVideos = {
  id: 'videos',
  heading: 'Videos',
  slides: 'Videos to choose from',
  intro: 'None yet.',
  action: { label: 'Results', href: '/selections' },
};

export const community = {
  id: 'together',
  heading: 'Prepare together',
  text: 'Write to us.',
  actions: [{ label: 'Join us', href: whatsappHref(institute, 'Hello') }],
};
