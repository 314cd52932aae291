import * as copy from '../../../../site/src/content/home.ts';
import { pages } from '../../../../packages/website/src/locales/pages.ts';
import { testimonials } from '../../../../site/src/content/testimonials.ts';
import { courseFilters } from '../../../shared/frame.ts';
import type { CourseSummary, Resource } from '../../../shared/model.ts';
import { Home } from '../../../shared/react/Home.tsx';
import { supabase, useAnswer } from './tables.ts';

const latestCount = 6;

export default function HomePage() {
  const resources = useAnswer(
    () => supabase.from('resources').select('*').order('id'),
    'resources',
  );
  const courses = useAnswer(
    () =>
      supabase
        .from('Course Section')
        .select('*')
        .order('date', { ascending: false })
        .limit(latestCount),
    'courses',
  );
  const latestCourses = (courses?.data ?? []).map(
    ({ thumbnail: image, ViewMore: viewMoreHref, BuyURL: buyHref, ...row }) =>
      ({ ...row, image, viewMoreHref, buyHref }) as CourseSummary,
  );
  return (
    <>
      <title>{pages.home.meta.title}</title>
      <Home
        home={{ ...copy, courseFilters, testimonials, meta: pages.home.meta }}
        resources={(resources?.data ?? []) as Resource[]}
        latestCourses={latestCourses}
      />
    </>
  );
}
