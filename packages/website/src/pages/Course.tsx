import { titleNotAvailable } from '@locales/common.ts';
import { courseDetailLabels } from '@locales/labels.ts';
import { backToCourses, course as courseName, courseDescription } from '@locales/courses.ts';
import { reasonOf } from '@locales/errors.ts';
import { type Course, type Queries, type RelatedCourse, isDataError } from '@setu/data';
import { PageBody, CourseDetail, PageHeader, Stack } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Failure, type Outcome, outcomeOf, usePublicConfig } from '@setu/kit';
import { latestCourses } from '@site/content/home.ts';
import { courseAsk, courseCrumbs, coursePath } from '../courses/courseProps.ts';
import { pageAddress } from '../language/language.ts';
import { documentTitle } from '../pageHead/pageMeta.ts';
import { rowMeta } from '../pageHead/rowMeta.ts';
import { fallbacks, loadingMeta } from '../locales/fallbacks.ts';
import { picturePreview } from '../pageHead/picturePreview.ts';
import type { Meta } from '../frame/Head.tsx';
import { Share } from '../frame/Share.tsx';
import { LoadFailure, useRetry } from '../errors/LoadFailure.tsx';
import { queriesFor } from '../queries.ts';
import { rowProps } from '../content/rowProps.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';

export type Data =
  | { ok: true; course: Course; related: Outcome<RelatedCourse[]> }
  | { ok: false; failure: Failure };

/** `/{slug}`: any path that is neither a fixed path nor a result title. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  const queries = await queriesFor(context);
  const { signal } = request;
  const others = (slug: string) => outcomeOf(queries.relatedCourses({ slug, signal }));
  const [course, related] = await Promise.all([
    outcomeOf(findCourse(queries, slug, signal)),
    others(slug),
  ]);
  if (course.ok) {
    // The address may write the slug in other letter case, by which the course itself would be one of three.
    const { slug: stored } = course.value;
    return {
      ok: true,
      course: course.value,
      related: stored === slug ? related : await others(stored),
    } satisfies Data;
  }
  return data({ ok: false, failure: course } satisfies Data, {
    status: course.kind === 'not-found' ? 404 : 500,
  });
}

/** Paths match in any letter case; slugs are lower case where our migrations made the table. */
async function findCourse(queries: Queries, slug: string, signal: AbortSignal): Promise<Course> {
  try {
    return await queries.course({ slug, signal });
  } catch (error) {
    const lowerCase = slug.toLowerCase();
    if (!isDataError(error, 'not-found') || lowerCase === slug) throw error;
    return queries.course({ slug: lowerCase, signal });
  }
}

export function meta(loaded: Data): Meta {
  if (loaded.ok) {
    const { course } = loaded;
    const path = coursePath(course.slug);
    return {
      ...rowMeta(course.title, course.description, courseDescription),
      path,
      twin: course.alone || course.language ? { path, only: 'near' } : undefined,
      ...(course.language && { noindex: true }),
      preview: picturePreview(course.image, course.title ?? titleNotAvailable),
    };
  }
  if (loaded.failure.kind === 'pending') return loadingMeta;
  if (loaded.failure.kind === 'not-found') return fallbacks.notFound.meta;
  return { ...fallbacks.unexpectedError.meta, title: documentTitle(courseName) };
}

const back = { href: `/#${latestCourses.id}`, label: backToCourses };

export function Page({ data: loaded }: { data: Data }) {
  const retry = useRetry();
  const { origin } = usePublicConfig();
  if (!loaded.ok) {
    const { failure } = loaded;
    return failure.kind === 'not-found' ? (
      <NotFoundScreen text={reasonOf(failure.message)} />
    ) : (
      <>
        <PageHeader heading={courseName} back={back} />
        <PageBody>
          <LoadFailure failure={failure} />
        </PageBody>
      </>
    );
  }
  const { course, related } = loaded;
  const path = coursePath(course.slug);
  const props = rowProps(course);
  return (
    <CourseDetail
      labels={courseDetailLabels}
      course={props}
      breadcrumbs={courseCrumbs(course)}
      back={back}
      ask={courseAsk(course.title, origin + pageAddress(path))}
      share={
        <Stack gap="x4">
          {course.language && <InOtherLanguage items={[course]} />}
          {!course.language && related.ok && <InOtherLanguage items={related.value} />}
          <Share path={path} title={props.title} />
        </Stack>
      }
      related={
        related.ok
          ? related.value.map((item) => ({ ...rowProps(item), href: coursePath(item.slug) }))
          : undefined
      }
      relatedError={
        related.ok || related.kind === 'pending' ? undefined : reasonOf(related.message)
      }
      relatedErrorActions={[retry]}
    />
  );
}
