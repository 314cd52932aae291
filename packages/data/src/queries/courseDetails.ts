import { DataError } from '../errors.ts';
import type { Course, RelatedCourse } from '../models.ts';
import { relatedLimit } from '../paging.ts';
import { parseCourse, parseRelatedCourse } from '../parse.ts';
import { type CallOptions, type Context, isRows, parseRows, read } from '../request.ts';
import { allColumns, relatedCourseColumns } from '../rows.ts';

const notFound = () => new DataError('not-found', 'Course not found.');

/** Whether a course could have this slug: every unknown path of the site is looked up as one. */
function isSlug(slug: string): boolean {
  return /^\P{Cc}{1,200}$/u.test(slug);
}

/**
 * The course with this slug. Throws DataError `not-found` ('Course not found.') or `duplicate`
 * ('Multiple courses found with the same slug.'): the texts of docs/spec.md.
 */
export async function course(
  context: Context,
  { slug, ...options }: CallOptions & { slug: string },
): Promise<Course> {
  if (!isSlug(slug)) throw notFound();
  const { data } = await read(
    context,
    (client, signal) =>
      client.from('Course Details').select(allColumns).eq('slug', slug).abortSignal(signal),
    isRows,
    options,
  );
  if (data.length > 1) {
    throw new DataError('duplicate', 'Multiple courses found with the same slug.');
  }
  const [found] = parseRows(context, 'Course Details', data, parseCourse);
  if (!found) throw notFound();
  return found;
}

/** Up to three other courses, newest first. A slug that no course can have is not asked for. */
export async function relatedCourses(
  context: Context,
  { slug, ...options }: CallOptions & { slug: string },
): Promise<RelatedCourse[]> {
  if (!isSlug(slug)) throw notFound();
  const { data } = await read(
    context,
    (client, signal) =>
      client
        .from('Course Details')
        .select(relatedCourseColumns)
        .neq('slug', slug)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(relatedLimit)
        .abortSignal(signal),
    isRows,
    options,
  );
  return parseRows(context, 'Course Details', data, parseRelatedCourse);
}
