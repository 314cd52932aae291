import { justBefore, spanOf } from '../values/days.ts';
import { searchLimits } from '../models/search.ts';
import type { SearchFilters, SearchHit, SearchKind } from '../models/search.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import { toCourseSummary, courseTitleColumns } from '../models/courses.ts';
import { toResource, resourceTitleColumns } from '../models/resources.ts';
import { descending, descendingNullsLast } from '../requests/paging.ts';
import { readUntil } from '../requests/readAll.ts';
import { type CallOptions, type Context, toModels } from '../requests/request.ts';

interface Titles {
  table: 'Articles' | 'Course Section' | 'resources';
  columns: string;
  /** Newest first, where there is a date. */
  order: 'created_at' | 'date' | 'id';
  parse: (row: unknown) => SearchHit | undefined;
}

interface Titled extends Pick<SearchHit, 'id' | 'title' | 'category'> {
  date?: string | null;
}

function toHit<Model extends Titled>(
  kind: SearchKind,
  parse: (row: unknown) => Model | undefined,
  hrefOf: (model: Model) => string | null,
): Titles['parse'] {
  return (row) => {
    const model = parse(row);
    if (!model) return undefined;
    const { id, title, category, date = null } = model;
    return { kind, id, title, category, date, href: hrefOf(model), snippet: [], topics: [] };
  };
}

/** The kinds with few items come first, so that these are not beyond the last page. */
const titles: Record<Exclude<SearchKind, 'question'>, Titles> = {
  course: {
    table: 'Course Section',
    columns: courseTitleColumns,
    order: 'date',
    parse: toHit('course', toCourseSummary, ({ viewMoreHref }) => viewMoreHref),
  },
  resource: {
    table: 'resources',
    columns: resourceTitleColumns,
    order: 'id',
    parse: toHit('resource', toResource, ({ href }) => href),
  },
  article: {
    table: 'Articles',
    columns: articleSummaryColumns,
    order: 'created_at',
    parse: toHit('article', toArticleSummary, ({ url }) => url),
  },
};

const isAll = (rows: readonly unknown[], count: number | null) =>
  rows.length >= (count ?? 0) || rows.length > searchLimits.ranked;

/**
 * Courses, resources, then articles with every word in their title, newest first, at most 201 of each. One without a
 * date matches no month, and none matches a topic.
 */
export async function titleMatches(
  context: Context,
  query: string,
  { kind, category, month, topic }: SearchFilters,
  options: CallOptions,
): Promise<SearchHit[]> {
  // Words contain no pattern characters such as `%` and `_`.
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const asked = Object.entries(titles).filter(
    ([name, { order }]) =>
      topic === undefined &&
      (kind === undefined || kind === name) &&
      (month === undefined || order !== 'id'),
  );
  const found = await Promise.all(
    asked.map(async ([, { table, columns, order, parse }]) => {
      const data = await readUntil(context, options, isAll, (client, from) => {
        let rows = client.from(table).select(columns, { count: 'exact' });
        for (const word of words) rows = rows.ilike('title', `%${word}%`);
        if (category !== undefined) rows = rows.eq('category', category);
        if (month !== undefined) {
          const [start, end] = spanOf(month);
          rows = rows.gt(order, justBefore(start)).lte(order, justBefore(end));
        }
        if (order !== 'id') rows = rows.order(order, descendingNullsLast);
        return rows.order('id', descending).range(from, searchLimits.ranked);
      });
      return toModels(context, table, data, parse);
    }),
  );
  return found.flat();
}
