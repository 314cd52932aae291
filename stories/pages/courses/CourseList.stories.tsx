import type { CourseSummary } from '@setu/data';
import type { ComponentProps } from 'react';
import { Page } from '../../../packages/website/src/pages/CourseList.tsx';
import { institute } from '../../../site/src/institute.ts';
import { courses, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = '/online-mode';
const online = courses.filter(({ mode }) => mode === 'online');
const onPage = (items: CourseSummary[], pageCount = 1) =>
  ({
    ok: true,
    value: { items, page: 1, pageCount, total: items.length + 20 * (pageCount - 1) },
  }) as const;

const list = (data: Partial<NonNullable<ComponentProps<typeof Page>['data']>>) =>
  sitePage(Page, data.category === undefined ? path : `${path}?category=${data.category}`, {
    data: {
      mode: 'online',
      category: undefined,
      courses: onPage(online),
      categories: { ok: true, value: [...institute.courseCategories] },
      ...data,
    },
  });

export const Full = list({ courses: onPage(online, 3) });

export const Empty = list({ category: 'Test Series', courses: onPage([]) });

export const Failed = list({ courses: failure });

/** The courses loaded, the category filter did not. */
export const CategoriesFailed = list({ categories: failure });
