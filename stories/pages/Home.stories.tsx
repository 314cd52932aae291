import { Page } from '../../packages/website/src/pages/Home.tsx';
import { courses, failure, home } from '../data/seeds.ts';
import { sitePage } from './sitePage.tsx';
import { wholePage } from '../story.ts';

export default { tags: ['!autodocs'] };

export const Full = { ...sitePage(Page, '/', { data: home }), parameters: wholePage };

const all = (items: typeof courses) =>
  ({ ok: true, value: { items, total: items.length } }) as const;

export const OneCategory = sitePage(Page, '/?category=BPSC', {
  data: {
    ...home,
    courses: all(courses.filter(({ category }) => category === 'BPSC')),
    category: 'BPSC',
  },
});

export const Empty = sitePage(Page, '/?category=Sociology', {
  data: {
    ...home,
    latest: { ok: true, value: { day: null, articles: [] } },
    resources: { ok: true, value: [] },
    courses: all([]),
    category: 'Sociology',
  },
});

const pending = { ...failure, kind: 'pending' } as const;

/** While the server reads the page's data. */
export const Waiting = sitePage(Page, '/', {
  data: { ...home, latest: pending, resources: pending, courses: pending },
});

/** Every list failed to load; the rest of the page stays. */
export const Failed = sitePage(Page, '/', {
  data: { ...home, latest: failure, resources: failure, courses: failure },
});
