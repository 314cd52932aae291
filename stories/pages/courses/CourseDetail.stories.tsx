import { Page } from '../../../packages/website/src/pages/Course.tsx';
import { course, failure, notFound, relatedCourses } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = `/${course.slug}`;

export const Full = sitePage(Page, path, {
  data: { ok: true, course, related: { ok: true, value: relatedCourses } },
});

export const Missing = sitePage(Page, path, { data: { ok: false, failure: notFound } });

export const Failed = sitePage(Page, path, { data: { ok: false, failure } });
