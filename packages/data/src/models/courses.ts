import { safeHref, safeImage } from '../values/urls.ts';
import { asRow, date, key, longest, text } from '../values/values.ts';
import type { InLanguage } from './language.ts';

export type CourseMode = 'online' | 'offline';

/** A course card of the home page and the two mode pages. `date` has the form of `ArticleSummary`'s. */
export interface CourseSummary extends InLanguage {
  id: string;
  title: string | null;
  description: string | null;
  date: string | null;
  category: string | null;
  image: string | null;
  viewMoreHref: string | null;
  buyHref: string | null;
  featured: boolean;
  mode: CourseMode | null;
}

export interface CourseModule {
  heading: string | null;
  body: string | null;
}

/** A course's own page. Empty modules, features and outcomes are left out of their lists. */
export interface Course extends InLanguage {
  id: string;
  slug: string;
  title: string | null;
  duration: string | null;
  fees: string | null;
  buyHref: string | null;
  image: string | null;
  description: string | null;
  overview: string | null;
  modules: CourseModule[];
  features: string[];
  outcomes: string[];
  /** Set if the site's other language has no course with this slug; absent where that is unknown. */
  alone?: true;
}

export type RelatedCourse = Pick<
  Course,
  'id' | 'slug' | 'title' | 'image' | 'description' | 'language'
>;

export const courseTitleColumns = 'id,title,category,date,ViewMore';

export const relatedCourseColumns = 'id,slug,Title,CourseImage,description';

function mode(value: unknown): CourseMode | null {
  const name = text(value)?.toLowerCase();
  return name === 'online' || name === 'offline' ? name : null;
}

function present(values: readonly unknown[]): string[] {
  return values.flatMap((value) => text(value, longest.text) ?? []);
}

export function toCourseSummary(value: unknown, origin?: string): CourseSummary | undefined {
  const row = asRow(value);
  const id = key(row?.id);
  if (!row || id === null) return undefined;
  return {
    id,
    title: text(row.title),
    description: text(row.description, longest.text),
    date: date(row.date),
    category: text(row.category),
    image: safeImage(row.thumbnail, origin),
    viewMoreHref: safeHref(row.ViewMore),
    buyHref: safeHref(row.BuyURL),
    featured: row.isFeatured === true || row.isFeatured === 'true',
    mode: mode(row.mode),
  };
}

/**
 * A row of `Course Details`; `undefined` if it cannot be shown (no object, no id, no slug). Features are KeyFeature_p1
 * to p3, outcomes are LearningOutcome_1 to 3 and then p4 and p5.
 */
export function toCourse(value: unknown, origin?: string): Course | undefined {
  const row = asRow(value);
  const id = key(row?.id);
  const slug = key(row?.slug);
  if (!row || id === null || slug === null) return undefined;
  const modules = ([1, 2, 3] as const).map((place): CourseModule => ({
    heading: text(row[`ModuleHeading_${place}`]),
    body: text(row[`Module_${place}`], longest.text),
  }));
  return {
    id,
    slug,
    title: text(row.Title),
    duration: text(row.Duration),
    fees: text(row.Fees),
    buyHref: safeHref(row.BuyURL),
    image: safeImage(row.CourseImage, origin),
    description: text(row.description, longest.text),
    overview: text(row.CourseOverview, longest.text),
    modules: modules.filter(({ heading, body }) => heading !== null || body !== null),
    features: present([row.KeyFeature_p1, row.KeyFeature_p2, row.KeyFeature_p3]),
    outcomes: present([
      row.LearningOutcome_1,
      row.LearningOutcome_2,
      row.LearningOutcome_3,
      row.KeyFeature_p4,
      row.KeyFeature_p5,
    ]),
  };
}

export function toRelatedCourse(value: unknown, origin?: string): RelatedCourse | undefined {
  const course = toCourse(value, origin);
  if (!course) return undefined;
  const { id, slug, title, image, description } = course;
  return { id, slug, title, image, description };
}
