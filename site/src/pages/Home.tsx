import type { CourseSummary, Resource } from '@setu/data';
import {
  CallToAction,
  CardGrid,
  Carousel,
  CategoryFilter,
  CourseCard,
  EmptyState,
  Hero,
  ResourceCard,
  Section,
  VideoCarousel,
} from '@setu/ui';
import { memo } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { outcomeOf } from '@setu/kit';
import type { Outcome } from '@setu/kit';
import {
  community,
  courseFilters,
  freeResources,
  hero,
  latestCourses,
  topperVideos,
} from '../content/home.ts';
import { pages } from '../content/pages.ts';
import { testimonials } from '../content/testimonials.ts';
import { courseCardProps } from '../courseProps.ts';
import type { Meta } from '../frame/Head.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { queriesFor } from '../queries.ts';

/** Courses on the home page; the mode pages have all of them. */
const latestCount = 6;
const autoAdvanceMs = 2_000;

interface Data {
  resources: Outcome<Resource[]>;
  courses: Outcome<CourseSummary[]>;
  category: string | undefined;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const queries = await queriesFor(context);
  const category = new URL(request.url).searchParams.get('category') || undefined;
  const { signal } = request;
  const [resources, courses] = await Promise.all([
    outcomeOf(queries.resources({ signal })),
    outcomeOf(queries.latestCourses({ category, signal })),
  ]);
  if (courses.ok) courses.value = courses.value.slice(0, latestCount);
  return { resources, courses, category };
}

export const meta = ({ category }: Data): Meta => ({
  ...pages.home.meta,
  path: '/',
  ...(category !== undefined && { noindex: true }),
});

// What no filter changes is made once, so that a tap on one has less to wait for.

const opening = <Hero {...hero} />;

const closing = (
  <>
    <Section
      id={topperVideos.id}
      heading={topperVideos.heading}
      intro={topperVideos.intro}
      action={topperVideos.action}
    >
      <VideoCarousel
        label={topperVideos.slides}
        videos={testimonials}
        autoAdvanceMs={autoAdvanceMs}
      />
    </Section>
    <CallToAction
      id={community.id}
      heading={community.heading}
      text={community.text}
      actions={community.actions}
    />
  </>
);

export function Page({ data: { resources, courses, category } }: { data: Data }) {
  return (
    <>
      {opening}
      <Section id={freeResources.id} heading={freeResources.heading} intro={freeResources.intro}>
        <Resources resources={resources} />
      </Section>
      <Section
        id={latestCourses.id}
        heading={latestCourses.heading}
        intro={latestCourses.intro}
        tone="sunken"
      >
        <CategoryFilter
          label="Categories of the latest courses"
          options={courseFilters.map((filter) => ({
            label: filter.label,
            href: filterHref(filter.category),
            current: filter.category === (category ?? null),
          }))}
        />
        <LatestCourses courses={courses} chosen={category !== undefined} />
      </Section>
      {closing}
    </>
  );
}

// The hash brings a visitor without JavaScript back to the list.
const filterHref = (category: string | null) =>
  `/${category === null ? '' : `?category=${encodeURIComponent(category)}`}#${latestCourses.id}`;

const Resources = memo(function Resources({ resources }: Pick<Data, 'resources'>) {
  if (!resources.ok) return <LoadFailure message={resources.message} />;
  if (resources.value.length === 0) return <EmptyState text={freeResources.emptyText} />;
  return (
    <Carousel label={freeResources.slides} autoAdvanceMs={autoAdvanceMs}>
      {resources.value.map((resource) => (
        <ResourceCard
          key={resource.id}
          title={resource.title}
          image={resource.image}
          href={resource.href}
          category={resource.category}
        />
      ))}
    </Carousel>
  );
}, isSame);

/** They are read anew with each filter, and seldom differ. */
function isSame(before: Pick<Data, 'resources'>, after: Pick<Data, 'resources'>): boolean {
  return JSON.stringify(before.resources) === JSON.stringify(after.resources);
}

function LatestCourses({ courses, chosen }: { courses: Data['courses']; chosen: boolean }) {
  if (!courses.ok) return <LoadFailure message={courses.message} />;
  if (courses.value.length === 0) {
    return (
      <EmptyState
        text={latestCourses.emptyText}
        action={chosen ? { label: 'All Courses', href: filterHref(null) } : undefined}
      />
    );
  }
  return (
    <CardGrid>
      {courses.value.map((course) => (
        <CourseCard key={course.id} {...courseCardProps(course)} headingLevel={3} />
      ))}
    </CardGrid>
  );
}
