import type { Meta } from '@storybook/react-vite';
import { Page } from '../../packages/website/src/pages/Home.tsx';
import { courses, failure, resources, titles } from '../data/seeds.ts';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/Home',
  tags: ['!autodocs'],
} satisfies Meta;

const latest = { ok: true, value: { day: '2026-11-20', articles: titles } } as const;

export const Full = sitePage(Page, '/', {
  data: {
    latest,
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
    latest,
    resources: { ok: true, value: resources },
    courses: all(courses),
    category: undefined,
    all: true,
  },
});

export const OneCategory = sitePage(Page, '/?category=BPSC', {
  data: {
    latest,
    resources: { ok: true, value: resources },
    courses: all(courses.filter(({ category }) => category === 'BPSC')),
    category: 'BPSC',
    all: false,
  },
});

export const Empty = sitePage(Page, '/?category=Sociology', {
  data: {
    latest: { ok: true, value: { day: null, articles: [] } },
    resources: { ok: true, value: [] },
    courses: all([]),
    category: 'Sociology',
    all: false,
  },
});

const pending = { ...failure, kind: 'pending' } as const;

/** While the server reads what the page shows. */
export const Waiting = sitePage(Page, '/', {
  data: {
    latest: pending,
    resources: pending,
    courses: pending,
    category: undefined,
    all: false,
  },
});

/** No list came; the rest of the page lives. */
export const Failed = sitePage(Page, '/', {
  data: {
    latest: failure,
    resources: failure,
    courses: failure,
    category: undefined,
    all: false,
  },
});
