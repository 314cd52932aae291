import { pagesOf } from '@locales/common.ts';
import { offlineMode, onlineMode } from '@locales/courseModes.ts';
import { categoryDescription, filter } from '@locales/courses.ts';
import {
  CardGrid,
  CategoryFilter,
  PageBody,
  CourseCard,
  EmptyState,
  ListStatus,
  PageHeader,
  Pagination,
} from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type CourseSummary, type Page as PageOf, parsePage } from '@setu/data';
import { type Outcome, outcomeOf } from '@setu/kit';
import { latestCourses } from '@site/content/home.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { areInOtherLanguage } from '../articles/archive.ts';
import { courseCardProps } from '../courses/courseProps.ts';
import { documentTitle, pagesAround } from '../pageHead/pageMeta.ts';
import { clip, longestDescription } from '../pageHead/rowMeta.ts';
import { institute } from '@site/institute.ts';
import type { Meta } from '../frame/Head.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { routeUrl } from '../language/language.ts';
import { paths, withQuery } from '../paths.ts';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';

export interface Data {
  mode: 'online' | 'offline';
  category: string | undefined;
  courses: Outcome<PageOf<CourseSummary>>;
  categories: Outcome<string[]>;
}

/** `/offline-mode` and `/online-mode`: the courses of one mode, by category, 20 a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = routeUrl(request);
  const mode = pathname.toLowerCase().startsWith(paths.offlineMode) ? 'offline' : 'online';
  const category = searchParams.get('category') || undefined;
  const page = parsePage(searchParams.get('page'));
  if (page === undefined) return data(null, { status: 404 });
  const queries = await queriesFor(context);
  const { signal } = request;
  const [courses, categories] = await Promise.all([
    outcomeOf(queries.coursesByMode({ mode, category, page, signal })),
    outcomeOf(queries.courseCategories({ mode, first: institute.courseCategories, signal })),
  ]);
  if (courses.ok && page > Math.max(1, courses.value.pageCount)) return data(null, { status: 404 });
  const loaded: Data = { mode, category, courses, categories };
  return data(loaded, { status: courses.ok ? 200 : 500 });
}

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { mode, category, courses } = loaded;
  const unknown = category !== undefined && courses.ok && courses.value.total === 0;
  const shown = unknown ? undefined : category;
  const items = courses.ok ? courses.value.items : [];
  const isLeftOut = unknown || (shown !== undefined && areInOtherLanguage(items));
  const { page, pageCount } = courses.ok ? courses.value : { page: 1, pageCount: 1 };
  const copy = modes[mode];
  const pathOf = (page: number) => withQuery(copy.path, { category: shown }, page);
  return {
    ...copy.meta,
    title: documentTitle(shown === undefined ? copy.title : `${copy.heading}: ${shown}`, page),
    ...(shown !== undefined && {
      description: clip(categoryDescription(clip(shown, 40), copy.heading), longestDescription),
    }),
    ...pagesAround(page, pageCount, pathOf),
    // Categories have other names in the other language.
    ...(category !== undefined && { twin: { path: copy.path, only: 'near' } }),
    ...(isLeftOut && { noindex: true }),
  };
}

export function Page({ data: loaded }: { data: Data | null }) {
  if (!loaded) return <NotFoundScreen />;
  const { mode, category, courses, categories } = loaded;
  const { path, heading, text } = modes[mode];
  return (
    <>
      <PageHeader heading={heading} text={text} />
      <PageBody>
        {categories.ok && (
          <CategoryFilter
            label={filter.of(heading)}
            options={[
              { label: filter.all, href: path, current: category === undefined },
              ...categories.value.map((name) => ({
                label: name,
                href: withQuery(path, { category: name }),
                current: category === name,
              })),
            ]}
          />
        )}
        {!categories.ok && courses.ok && <LoadFailure failure={categories} text={filter.failed} />}
        {courses.ok ? (
          <Courses list={courses.value} mode={mode} category={category} />
        ) : (
          <LoadFailure failure={courses} />
        )}
      </PageBody>
    </>
  );
}

interface CoursesProps extends Pick<Data, 'mode' | 'category'> {
  list: PageOf<CourseSummary>;
}

function Courses({ list: { items, total, page, pageCount }, mode, category }: CoursesProps) {
  const { path, heading } = modes[mode];
  return (
    <>
      {total !== null && (
        <div role="status">
          {/* Another element, which the status around it announces: the next category may have as many. */}
          <ListStatus
            key={category}
            of="courses"
            total={total}
            page={page}
            pageCount={pageCount}
            aria-live={undefined}
          />
        </div>
      )}
      <InOtherLanguage items={items} />
      {items.length === 0 && (
        <EmptyState
          text={latestCourses.emptyText}
          action={category === undefined ? undefined : { label: filter.all, href: path }}
        />
      )}
      <CardGrid>
        {items.map((course) => (
          <CourseCard key={course.id} {...courseCardProps(course)} headingLevel={2} wholeTitle />
        ))}
      </CardGrid>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(page) => withQuery(path, { category }, page)}
        label={pagesOf(heading)}
      />
    </>
  );
}

const modes = {
  online: pageCopy('onlineMode', onlineMode),
  offline: pageCopy('offlineMode', offlineMode),
};
