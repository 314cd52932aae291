import { titleNotAvailable } from '@locales/common.ts';
import { ask, courses } from '@locales/courses.ts';
import type { Course, CourseSummary } from '@setu/data';
import type { CourseCardProps, CourseDetailProps } from '@setu/ui';
import { latestCourses } from '@site/content/home.ts';
import { institute } from '@site/institute.ts';
import { whatsappHref } from '../institute/links.ts';
import { callUs } from '../institute/menus.ts';
import { homeCrumb } from '../locales/pageCopy.ts';
import { rowProps } from '../content/rowProps.ts';

export const coursePath = (slug: string) => `/${encodeURIComponent(slug)}`;

/** Two ways to ask about a course: a message with its name and address, or a call. */
export function courseAsk(title: string | null, url: string): CourseDetailProps['ask'] {
  return {
    whatsapp: { label: ask.label, href: whatsappHref(institute, ask.message(title, url)) },
    phone: callUs,
  };
}

export function courseCardProps(row: CourseSummary): CourseCardProps {
  const { title, description, image, category, mode, date, featured, ...hrefs } = rowProps(row);
  return {
    title,
    description,
    image: image ?? institute.courseDrawings?.[category ?? ''],
    category,
    mode,
    // With '' the card says that the date is not available, with undefined nothing.
    date: date ?? '',
    featured,
    viewMore: { href: hrefs.viewMoreHref },
    buyNow: { href: hrefs.buyHref },
  };
}

/** The home page with all courses, at their section. */
export const allCoursesHref = `/?courses=all#${latestCourses.id}`;

export const courseCrumbs = (course: Pick<Course, 'title'>) => [
  homeCrumb,
  { title: courses, href: allCoursesHref },
  { title: course.title ?? titleNotAvailable },
];
