import { justBefore, spanOf } from '../values/days.ts';
import { searchLimits } from '../models/search.ts';
import type { SearchHit, SearchKind } from '../models/search.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import { toCourseSummary, courseTitleColumns } from '../models/courses.ts';
import { toResource, resourceTitleColumns } from '../models/resources.ts';
import { type CallOptions, type Context, isRows, toModels, read } from '../requests/request.ts';

/** Only items of this kind, category, month ('2026-11', in India) and topic; all when absent. */
export interface SearchFilters {
  kind?: SearchKind | undefined;
  category?: string | undefined;
  month?: string | undefined;
  topic?: string | undefined;
}

/** How to search the titles of one table. */
interface Titles {
  table: 'Articles' | 'Course Section' | 'resources';
  columns: string;
  /** Newest first, where there is a date. */
  order: 'created_at' | 'date' | 'id';
  toHit: (row: unknown) => SearchHit | undefined;
}

const nothing = { category: null, date: null, href: null, snippet: [], topics: [] };

/** The kinds with few items come first, so that these are not beyond the last page. */
const titles: Record<Exclude<SearchKind, 'question'>, Titles> = {
  course: {
    table: 'Course Section',
    columns: courseTitleColumns,
    order: 'date',
    toHit: (row) => {
      const course = toCourseSummary(row);
      if (!course) return undefined;
      const { id, title, category, date, viewMoreHref: href } = course;
      return { ...nothing, kind: 'course', id, title, category, date, href };
    },
  },
  resource: {
    table: 'resources',
    columns: resourceTitleColumns,
    order: 'id',
    toHit: (row) => {
      const resource = toResource(row);
      if (!resource) return undefined;
      const { image: _, ...rest } = resource;
      return { ...nothing, kind: 'resource', ...rest };
    },
  },
  article: {
    table: 'Articles',
    columns: articleSummaryColumns,
    order: 'created_at',
    toHit: (row) => {
      const article = toArticleSummary(row);
      if (!article) return undefined;
      const { url: href, ...rest } = article;
      return { ...nothing, kind: 'article', ...rest, href };
    },
  },
};

/**
 * The items with every word of a query in their title, using only the columns of docs/spec.md: courses, resources,
 * then articles, newest first, at most 201 of each. An item without a date matches no month, and none matches a
 * topic.
 */
export async function titleMatches(
  context: Context,
  query: string,
  { kind, category, month, topic }: SearchFilters,
  options: CallOptions,
): Promise<SearchHit[]> {
  // Words contain no pattern characters such as `%` and `_`.
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const asked = Object.entries(titles).filter(
    ([name, { order }]) =>
      topic === undefined &&
      (kind === undefined || kind === name) &&
      (month === undefined || order !== 'id'),
  );
  const found = await Promise.all(
    asked.map(async ([, { table, columns, order, toHit }]) => {
      const { data } = await read(
        context,
        (client, signal) => {
          let rows = client.from(table).select(columns);
          for (const word of words) rows = rows.ilike('title', `%${word}%`);
          if (category !== undefined) rows = rows.eq('category', category);
          if (month !== undefined) {
            const [start, end] = spanOf(month);
            rows = rows.gt(order, justBefore(start)).lte(order, justBefore(end));
          }
          if (order !== 'id') rows = rows.order(order, { ascending: false, nullsFirst: false });
          return rows
            .order('id', { ascending: false })
            .limit(searchLimits.ranked + 1)
            .abortSignal(signal);
        },
        isRows,
        options,
      );
      return toModels(context, table, data, toHit);
    }),
  );
  return found.flat();
}
