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
        .select('*,image:thumbnail,viewMoreHref:ViewMore,buyHref:BuyURL')
        .order('date', { ascending: false })
        .limit(latestCount),
    'courses',
  );
  return (
    <>
      <title>{pages.home.meta.title}</title>
      <Home
        home={{ ...copy, courseFilters, testimonials, meta: pages.home.meta }}
        resources={(resources?.data ?? []) as Resource[]}
        latestCourses={(courses?.data ?? []) as CourseSummary[]}
      />
    </>
  );
}
