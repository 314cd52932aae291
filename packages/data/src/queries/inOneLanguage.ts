import type { ArticleDays } from '../models/articles.ts';
import type { Course } from '../models/courses.ts';
import type { Context } from '../requests/request.ts';
import { asRow } from '../values/values.ts';
import { type ArticleDaysOptions, articleDays } from './articleDays.ts';
import { course } from './course.ts';

// On a server, for search engines: a site of two languages may have tables that tell none apart. The same rows then
// stand in both, and none is the translation of another.

/** Each column is read, so that the rows themselves say whether there is one of their language. */
export const markedCourse = (
  context: Context,
  options: Parameters<typeof course>[1],
): Promise<Course> =>
  course(
    {
      ...context,
      divide(rows) {
        const divided = context.divide?.(rows) ?? { own: [...rows] };
        const isUndivided = rows.every((row) => asRow(row)?.language === undefined);
        return context.siteLanguage && isUndivided ? { ...divided, alone: true } : divided;
      },
    },
    options,
  );

/** Marks a month of all categories, which is read for the page of a day. */
export async function markedArticleDays(
  context: Context,
  options: ArticleDaysOptions,
): Promise<ArticleDays> {
  const found = await articleDays(context, options);
  const isOfDay = options.month !== undefined && options.category === undefined;
  if (!isOfDay || !context.siteLanguage || !context.lacks.has('language')) return found;
  return { ...found, days: found.days.map((shown) => ({ ...shown, alone: true })) };
}
