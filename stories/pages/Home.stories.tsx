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
    courses: { ok: true, value: courses.slice(0, 6) },
    category: undefined,
  },
});

export const OneCategory = sitePage(Page, '/?category=BPSC', {
  data: {
    resources: { ok: true, value: resources },
    courses: { ok: true, value: courses.filter(({ category }) => category === 'BPSC') },
    category: 'BPSC',
  },
});

export const Empty = sitePage(Page, '/?category=Sociology', {
  data: {
    resources: { ok: true, value: [] },
    courses: { ok: true, value: [] },
    category: 'Sociology',
  },
});

/** Neither list came; the rest of the page lives. */
export const Failed = sitePage(Page, '/', {
  data: { resources: failure, courses: failure, category: undefined },
});
