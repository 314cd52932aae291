import { DataError } from '../requests/errors.ts';
import type { Course, RelatedCourse } from '../models/courses.ts';
import { descending, relatedLimit } from '../requests/paging.ts';
import { toCourse, toRelatedCourse, relatedCourseColumns } from '../models/courses.ts';
import { key } from '../values/values.ts';
import { type CallOptions, type Context, readRows, toModels } from '../requests/request.ts';

const notFound = () => new DataError('not-found', 'Course not found.');

/** Throws DataError `not-found` ('Course not found.') or `duplicate` ('Multiple courses found with the same slug.'). */
export async function course(
  context: Context,
  { slug, ...options }: CallOptions & { slug: string },
): Promise<Course> {
  if (key(slug) === null) throw notFound();
  const { data } = await readRows(context, options, (client) =>
    client.from('Course Details').select('*').eq('slug', slug),
  );
  const { own = data, ...marks } = context.divide?.(data) ?? {};
  if (own.length > 1) {
    throw new DataError('duplicate', 'Multiple courses found with the same slug.');
  }
  const [found] = toModels(context, 'Course Details', own, toCourse);
  if (!found) throw notFound();
  return { ...found, ...marks };
}

/** Up to three other courses, highest id first. A slug that no course can have throws without a request. */
export async function relatedCourses(
  context: Context,
  { slug, ...options }: CallOptions & { slug: string },
): Promise<RelatedCourse[]> {
  if (key(slug) === null) throw notFound();
  const { data } = await readRows(context, options, (client) =>
    client
      .from('Course Details')
      .select(relatedCourseColumns)
      .neq('slug', slug)
      .order('id', descending)
      .limit(relatedLimit),
  );
  return toModels(context, 'Course Details', data, toRelatedCourse);
}
