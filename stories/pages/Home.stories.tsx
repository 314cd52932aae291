import type { Meta } from '@storybook/react-vite';
import { Page } from '../../site/src/pages/Home.tsx';
import { courses, failure, resources } from '../data/pages.ts';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/Home',
  tags: ['!autodocs'],
} satisfies Meta;

export const Full = sitePage(Page, '/', {
  data: {
    resources: { ok: true, value: resources },
    courses: { ok: true, value: { items: courses.slice(0, 6), total: courses.length } },
    category: undefined,
    all: false,
  },
});

const all = (items: typeof courses) =>
  ({ ok: true, value: { items, total: items.length } }) as const;

export const AllCourses = sitePage(Page, '/?courses=all', {
  data: {
    resources: { ok: true, value: resources },
    courses: all(courses),
    category: undefined,
    all: true,
  },
});

export const OneCategory = sitePage(Page, '/?category=BPSC', {
  data: {
    resources: { ok: true, value: resources },
    courses: all(courses.filter(({ category }) => category === 'BPSC')),
    category: 'BPSC',
    all: false,
  },
});

export const Empty = sitePage(Page, '/?category=Sociology', {
  data: {
    resources: { ok: true, value: [] },
    courses: all([]),
    category: 'Sociology',
    all: false,
  },
});

/** Neither list came; the rest of the page lives. */
export const Failed = sitePage(Page, '/', {
  data: { resources: failure, courses: failure, category: undefined, all: false },
});
