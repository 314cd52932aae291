import { titleNotAvailable } from '@locales/common.ts';
import { filter } from '@locales/courses.ts';
import { courseCategories, home, showAll } from '@locales/home.ts';
import { carouselLabels } from '@locales/labels.ts';
import type {
  ArticlesOfDay,
  CourseSummary,
  DayArticle,
  InLanguage,
  Queries,
  Resource,
} from '@setu/data';
import {
  CallToAction,
  CardGrid,
  Carousel,
  CategoryFilter,
  Container,
  CourseCard,
  EmptyState,
  ListStatus,
  Hero,
  ResourceCard,
  Section,
  LatestReading,
  VideoCarousel,
  VisuallyHidden,
  UiProvider,
} from '@setu/ui';
import { formatNumber } from '@setu/ui/articleText';
import { memo, useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Outcome, outcomeOf } from '@setu/kit';
import { encodeAscii } from '../institute/links.ts';
import { articleHref, categoryLabel } from '../articles/articleHref.ts';
import { inDailyOrder, mostOfDay } from '../articles/dailyOrder.ts';
import { latest as latestCopy } from '../articles/daily.ts';
import { community, freeResources, hero, latestCourses, topperVideos } from '@site/content/home.ts';
import { homeMeta } from '../locales/pageCopy.ts';
import { testimonials } from '@site/content/testimonials.ts';
import { shownLinks } from '../institute/switches.ts';
import { institute } from '@site/institute.ts';
import { allCoursesHref, courseCardProps } from '../courses/courseProps.ts';
import { allFeeds } from '../articles/feedAddresses.ts';
import type { Meta } from '../frame/Head.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { prefix } from '../language/prefix.ts';
import { queriesFor } from '../queries.ts';
import { rowProps } from '../content/rowProps.ts';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';

const latestCount = 6;
const autoAdvanceMs = 2_000;

interface LatestArticle extends InLanguage {
  title: string;
  href: string;
  /** Its topic and minutes, if it is the only article of its day. */
  about?: string;
}

interface Data {
  latest: Outcome<ArticlesOfDay<LatestArticle>>;
  resources: Outcome<Omit<Resource, 'id'>[]>;
  /** The shown courses, and how many there are in the category. `categories`: if others than the institute's. */
  courses: Outcome<{ items: CourseSummary[]; total: number; categories?: string[] }>;
  category: string | undefined;
  all: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const queries = await queriesFor(context);
  const { searchParams } = new URL(request.url);
  const category = searchParams.get('category') || undefined;
  const all = searchParams.get('courses') === 'all';
  const { signal } = request;
  const [latest, resources, courses] = await Promise.all([
    outcomeOf(readLatest(queries, signal)),
    outcomeOf(queries.resources({ signal }).then((found) => found.map(slideOf))),
    outcomeOf(
      queries.latestCourses({ signal }).then((whole) => {
        const found = whole.filter(
          (course) => category === undefined || course.category === category,
        );
        return {
          // A chosen category shows all of its courses.
          items: all || category !== undefined ? found : found.slice(0, latestCount),
          total: found.length,
          ...(prefix !== '' &&
            whole.some(isInOtherLanguage) && { categories: categoriesOf(whole) }),
        };
      }),
    ),
  ]);
  return { latest, resources, courses, category, all };
}

const isInOtherLanguage = ({ language }: InLanguage) => language !== undefined;

/** Where courses have no translation, a filter has to name their categories as they do. */
function categoriesOf(courses: readonly CourseSummary[]): string[] {
  const named = new Set(courses.flatMap(({ category }) => category ?? []));
  return [...new Set([...institute.courseCategories, ...named])].filter((name) => named.has(name));
}

/** The id is not shown, and would add bytes to every slide. */
function slideOf(resource: Resource): Omit<Resource, 'id'> {
  const { id: _, ...shown } = resource;
  return shown;
}

async function readLatest(
  queries: Queries,
  signal: AbortSignal,
): Promise<ArticlesOfDay<LatestArticle>> {
  const { day, articles } = await queries.titlesOfDay({ limit: mostOfDay, signal });
  const inOrder = inDailyOrder(articles).slice(0, latestCopy.limit);
  const shown: LatestArticle[] = inOrder.map((article) => ({
    title: article.title ?? titleNotAvailable,
    href: articleHref(article),
    ...(article.language && { language: article.language }),
  }));
  const [alone] = shown;
  if (day === null || !alone || shown.length > 1) return { day, articles: shown };
  // The minutes are computed from its text. Without them the title is enough.
  const whole = await outcomeOf(queries.articlesOfDay({ day, signal }));
  const about = whole.ok && whole.value.articles[0] ? aboutOf(whole.value.articles[0]) : '';
  return { day, articles: [{ ...alone, ...(about && { about }) }] };
}

const aboutOf = ({ minutes, topics, ...article }: DayArticle) =>
  [topics[0] ?? categoryLabel(article), minutes === null ? null : latestCopy.minutes(minutes)]
    .filter((part) => part !== null)
    .join(', ');

export const meta = ({ category, all }: Data): Meta => ({
  ...homeMeta(home),
  path: '/',
  feeds: allFeeds,
  ...((all || category !== undefined) && { noindex: true }),
});

// Elements that no filter changes are made once, so that a tap on a filter has less to wait for.

const allCourses = (count: number) => ({
  label: showAll(formatNumber(count, institute.locale)),
  href: allCoursesHref,
});

const opening = <Hero {...hero} action={shownLinks([hero.action])[0]} />;

const closing = (
  <>
    {testimonials.some(({ person }) => person?.consent !== false) && (
      <Section
        id={topperVideos.id}
        heading={topperVideos.heading}
        intro={topperVideos.intro}
        action={shownLinks([topperVideos.action])[0]}
      >
        <VideoCarousel
          label={topperVideos.slides}
          videos={testimonials}
          autoAdvanceMs={autoAdvanceMs}
        />
      </Section>
    )}
    <CallToAction
      id={community.id}
      heading={community.heading}
      text={community.text}
      actions={shownLinks(community.actions)}
    />
  </>
);

export function Page({ data: { latest, resources, courses, category, all } }: { data: Data }) {
  const coursesRef = useRef<HTMLElement>(null);
  const showedAll = useRef(all);
  useEffect(() => {
    const isNew = all && !showedAll.current;
    showedAll.current = all;
    // The link that was pressed is gone: its focus moves to the first of the courses that replace it.
    if (!isNew || document.activeElement !== document.body) return;
    const [first] = [...(coursesRef.current?.querySelectorAll('article') ?? [])].slice(latestCount);
    first?.querySelector<HTMLElement>('a:not([aria-hidden], [tabindex])')?.focus();
  }, [all]);
  return (
    <UiProvider labels={carouselLabels}>
      {opening}
      <Latest latest={useLastRead(latest)} />
      <Section id={freeResources.id} heading={freeResources.heading} intro={freeResources.intro}>
        <Resources resources={useLastRead(resources)} />
      </Section>
      <Section
        id={latestCourses.id}
        heading={latestCourses.heading}
        intro={latestCourses.intro}
        tone="sunken"
        ref={coursesRef}
        more={[
          ...(courses.ok && courses.value.items.length < courses.value.total
            ? [allCourses(courses.value.total)]
            : []),
          ...shownLinks(latestCourses.modes),
        ]}
      >
        <CategoryFilter
          label={courseCategories}
          options={[
            { label: filter.all, href: filterHref(null), current: category === undefined },
            ...((courses.ok && courses.value.categories) || institute.courseCategories).map(
              (name) => ({ label: name, href: filterHref(name), current: name === category }),
            ),
          ]}
        />
        <LatestCourses {...{ courses, category }} />
      </Section>
      {closing}
    </UiProvider>
  );
}

/** A filter reads these parts again, too: what the page has shown of them stays where that fails. */
function useLastRead<Read>(outcome: Outcome<Read>): Outcome<Read> {
  const [last, keep] = useState(outcome);
  if (outcome.ok && outcome !== last) keep(outcome);
  return outcome.ok ? outcome : last.ok ? last : outcome;
}

// The hash brings a visitor without JavaScript back to the list.
const filterHref = (category: string | null) =>
  `/${category === null ? '' : `?category=${inQuery(category)}`}#${latestCourses.id}`;

/** Encodes also what a static copy's file, which is named after the query, cannot have in its name. */
const inQuery = (text: string) =>
  encodeAscii(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

const Latest = memo(function Latest({ latest }: Pick<Data, 'latest'>) {
  const { action, heading } = latestCopy;
  if (!latest.ok) {
    return (
      <Section heading={heading}>
        <LoadFailure failure={latest} />
      </Section>
    );
  }
  const { day, articles } = latest.value;
  if (day === null) return null;
  return (
    <>
      <LatestReading
        heading={heading}
        day={day}
        articles={articles.map((article, index) => ({ ...article, id: `${index}` }))}
        action={action}
      />
      <Container>
        <InOtherLanguage items={articles} />
      </Container>
    </>
  );
}, isSame);

const Resources = memo(function Resources({ resources }: Pick<Data, 'resources'>) {
  if (!resources.ok) return <LoadFailure failure={resources} />;
  if (resources.value.length === 0) return <EmptyState text={freeResources.emptyText} />;
  return (
    <>
      <InOtherLanguage items={resources.value} />
      <Carousel label={freeResources.slides} autoAdvanceMs={autoAdvanceMs}>
        {resources.value.map(({ title, image, href, category }, index) => (
          <ResourceCard
            key={index}
            {...rowProps({ title, image, href })}
            category={category ?? ''}
          />
        ))}
      </Carousel>
    </>
  );
}, isSame);

/** The props are read again with each filter, and seldom differ. */
function isSame<Props extends object>(before: Props, after: Props): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function LatestCourses({ courses, category }: Pick<Data, 'courses' | 'category'>) {
  if (!courses.ok) return <LoadFailure failure={courses} />;
  const { items } = courses.value;
  const isEmpty = items.length === 0;
  return (
    <>
      <InOtherLanguage items={items} />
      <div>
        {/* There before it has something to announce. */}
        <div role="status">
          {isEmpty && (
            <EmptyState
              text={latestCourses.emptyText}
              action={category ? { label: filter.all, href: filterHref(null) } : undefined}
            />
          )}
          {category && !isEmpty && (
            // Another element, which the status around it announces: the next category may have as many.
            <VisuallyHidden key={category} as="div">
              <ListStatus
                of="courses"
                total={items.length}
                page={1}
                pageCount={0}
                aria-live={undefined}
              />
            </VisuallyHidden>
          )}
        </div>
        {!isEmpty && (
          <CardGrid>
            {items.map((course) => (
              <CourseCard key={course.id} {...courseCardProps(course)} headingLevel={3} />
            ))}
          </CardGrid>
        )}
      </div>
    </>
  );
}
