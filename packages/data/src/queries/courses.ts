import type { CourseMode, CourseSummary } from '../models/courses.ts';
import type { Page } from '../models/page.ts';
import { isPastTheEnd, pageRange, toPage, totalOf } from '../requests/paging.ts';
import { toCourseSummary } from '../models/courses.ts';
import { textOf } from '../values/values.ts';
import { readAll } from '../requests/readAll.ts';
import {
  type CallOptions,
  type Context,
  isNothing,
  isRows,
  toModels,
  read,
} from '../requests/request.ts';
import { allColumns } from '../models/database.ts';
import type { TableClient } from '../models/database.ts';

export interface LatestCoursesOptions extends CallOptions {
  /** Only courses of this category; all when absent. */
  category?: string | undefined;
}

export interface CoursesByModeOptions extends CallOptions {
  mode: CourseMode;
  /** Only courses of this category; all when absent. */
  category?: string | undefined;
  /** From 1. */
  page: number;
}

const newestFirst = { ascending: false, nullsFirst: false };

/**
 * All courses, or those of a category, newest first, undated ones last. Read by their ids and put in
 * order here, for no read could go on after a date; the category is filtered here too.
 */
export async function latestCourses(
  context: Context,
  { category, ...options }: LatestCoursesOptions,
): Promise<CourseSummary[]> {
  const rows = await readAll(context, {
    table: 'Course Section',
    columns: allColumns,
    key: 'id',
    ...options,
  });
  // Of one date the last by its id comes first: sorting keeps that.
  return toModels(context, 'Course Section', rows.toReversed(), toCourseSummary)
    .filter((course) => category === undefined || course.category === category)
    .toSorted((a, b) => Number(dateOf(a) < dateOf(b)) - Number(dateOf(a) > dateOf(b)));
}

const dateOf = ({ date }: CourseSummary) => date ?? '';

/** One page of a mode's courses, newest first, undated ones last. Past the end: no items, the right total. */
export async function coursesByMode(
  context: Context,
  { mode, category, page, ...options }: CoursesByModeOptions,
): Promise<Page<CourseSummary>> {
  const matching = (client: TableClient, columns: '*' | 'id', head: boolean) => {
    // An exact count reads the index of this mode only; there are hundreds of courses at most.
    const query = client.from('Course Section').select(columns, { count: 'exact', head });
    const ofMode = query.eq('mode', mode);
    return category === undefined ? ofMode : ofMode.eq('category', category);
  };
  const [from, to] = pageRange(page);
  try {
    const { data, count } = await read(
      context,
      (client, signal) =>
        matching(client, allColumns, false)
          .order('date', newestFirst)
          .order('id', { ascending: false })
          .range(from, to)
          .abortSignal(signal),
      isRows,
      options,
    );
    const courses = toModels(context, 'Course Section', data, toCourseSummary);
    return toPage(courses, page, totalOf(count, page, data.length));
  } catch (error) {
    if (!isPastTheEnd(error)) throw error;
    const { count } = await read(
      context,
      (client, signal) => matching(client, 'id', true).abortSignal(signal),
      isNothing,
      options,
    );
    return toPage<CourseSummary>([], page, count ?? 0);
  }
}

export interface CourseCategoriesOptions extends CallOptions {
  /** Only of courses of this mode; of all when absent. */
  mode?: CourseMode;
  /** Those that come first where there are courses of them, in this order. */
  first?: readonly string[];
}

/**
 * The categories that the courses have, those wanted first and then the rest by name. Made distinct here, for
 * aggregates are off in PostgREST.
 */
export async function courseCategories(
  context: Context,
  { signal, first = [], ...matching }: CourseCategoriesOptions,
): Promise<string[]> {
  const rows = await readAll(context, {
    table: 'Course Section',
    columns: 'category',
    key: 'category',
    matching,
    signal,
  });
  const found = new Set(rows.flatMap((row) => textOf(row, 'category') ?? []));
  const known = first.filter((category) => found.has(category));
  // A set keeps the place where an item came first.
  return [...new Set([...known, ...[...found].toSorted()])];
}
