import type { Course, CourseSummary } from '@setu/data';
import type { CourseCardProps } from '@setu/ui';
import { allCoursesHref } from './content/home.ts';
import { titleNotAvailable } from './content/meta.ts';
import { homeCrumb } from './content/pages.ts';

/** The address of a course's own page. */
export const coursePath = (slug: string) => `/${encodeURIComponent(slug)}`;

/** A course of the lists as the props of its card. */
export function courseCardProps(course: CourseSummary): CourseCardProps {
  return {
    title: course.title,
    description: course.description,
    image: course.image,
    category: course.category,
    mode: course.mode,
    date: course.date,
    featured: course.featured,
    viewMore: course.viewMoreHref === null ? undefined : { href: course.viewMoreHref },
    buyNow: course.buyHref === null ? undefined : { href: course.buyHref },
  };
}

/** Where a course stands on the site. */
export const courseCrumbs = (course: Pick<Course, 'title'>) => [
  homeCrumb,
  { title: 'Courses', href: allCoursesHref },
  { title: course.title ?? titleNotAvailable },
];
