import { type CourseMode, type CourseSummary, toCourseSummary } from '../models/courses.ts';
import type { Page } from '../models/page.ts';
import {
  descending,
  descendingNullsLast,
  isPastTheEnd,
  pageRange,
  toPage,
  totalOf,
} from '../requests/paging.ts';
import { columnText } from '../values/values.ts';
import { readAll } from '../requests/readAll.ts';
import { type CallOptions, type Context, readRows, toModels } from '../requests/request.ts';

interface CoursesByModeOptions extends CallOptions {
  mode: CourseMode;
  category?: string | undefined;
  /** From 1. */
  page: number;
}

/**
 * All courses or a category's, newest first, undated last: sorted here, because keyset pagination needs unique keys.
 */
export async function latestCourses(
  context: Context,
  { category, ...options }: CallOptions & { category?: string | undefined },
): Promise<CourseSummary[]> {
  const rows = await readAll(context, {
    table: 'Course Section',
    columns: '*',
    key: 'id',
    ...options,
  });
  // Within one date the highest id comes first: the sort is stable.
  return toModels(context, 'Course Section', rows.toReversed(), toCourseSummary)
    .filter((course) => category === undefined || course.category === category)
    .toSorted((a, b) => Number(dateOf(a) < dateOf(b)) - Number(dateOf(a) > dateOf(b)));
}

const dateOf = ({ date }: CourseSummary) => date ?? '';

/** One page of a mode's courses, newest first, undated ones last. Past the end: no items, but the correct total. */
export async function coursesByMode(
  context: Context,
  { mode, category, page, ...options }: CoursesByModeOptions,
): Promise<Page<CourseSummary>> {
  const [from, to] = pageRange(page);
  try {
    // An exact count reads the index of this mode only; there are hundreds of courses at most.
    const { data, count } = await readRows(context, options, (client) =>
      client
        .from('Course Section')
        .select('*', { count: 'exact' })
        .match(category === undefined ? { mode } : { mode, category })
        .order('date', descendingNullsLast)
        .order('id', descending)
        .range(from, to),
    );
    const courses = toModels(context, 'Course Section', data, toCourseSummary);
    const total = totalOf(count, page, data.length);
    if (total !== 0) return toPage(courses, page, total);
  } catch (error) {
    if (!isPastTheEnd(error)) throw error;
  }
  // Past the end, or none: the table may write the mode in capitals, or have spaces around the category, where models
  // have neither.
  const all = await latestCourses(context, { category, ...options });
  const courses = all.filter((course) => course.mode === mode);
  return toPage(courses.slice(from, to + 1), page, courses.length);
}

/** Categories of all courses or a mode's: those in `first`, then by name. Aggregates are off in PostgREST. */
export async function courseCategories(
  context: Context,
  {
    signal,
    first = [],
    ...matching
  }: CallOptions & { mode?: CourseMode; first?: readonly string[] },
): Promise<string[]> {
  const rows = await readAll(context, {
    table: 'Course Section',
    columns: 'category',
    key: 'category',
    matching,
    signal,
  });
  const { mode } = matching;
  // None: the table may write the mode in capitals, as above.
  const courses = mode && rows.length === 0 ? await latestCourses(context, { signal }) : [];
  const found = new Set([
    ...rows.flatMap((row) => columnText(row, 'category') ?? []),
    ...courses.flatMap((course) => (course.mode === mode && course.category) || []),
  ]);
  const known = first.filter((category) => found.has(category));
  // A set keeps the position at which an item was first added.
  return [...new Set([...known, ...[...found].toSorted()])];
}
