import { toCourse, toCourseSummary } from '../models/courses.ts';
import { type Language, languageOf, languageOfText } from '../models/language.ts';
import { withOptional } from '../requests/optional.ts';
import { articleAbilities } from './articles.ts';
import { idOf, slugOf } from '../values/values.ts';
import { type CallOptions, type Context, isRows, toModels, read } from '../requests/request.ts';
import { dayOf, today } from '../values/days.ts';
import { mostOf } from './models.ts';
import type { CourseDraft, PublishedCourse, StoredCard, StoredCourse } from './models.ts';
import { pagesOf } from './pagesOf.ts';
import { toStoredCard, toStoredCourse } from './storedRows.ts';
import { readWholeRows } from './wholeRows.ts';
import { writeRows } from './writeRows.ts';

/** The link of a course's card. */
const viewMoreOf = (slug: string) => `/${slug}`;

/** Maximum number of slugs in one request: an address has at most 4,096 characters. */
const slugsPerRead = 30;

/** The existing pages and cards of courses, each in its `language`; null: in any language. */
export async function coursesOf(
  context: Context,
  {
    courses,
    signal,
  }: CallOptions & { courses: readonly { slug: string; language: Language | null }[] },
): Promise<PublishedCourse[]> {
  const slugs = [...new Set(courses.map(({ slug }) => slug))];
  const pages: unknown[] = [];
  const cards: unknown[] = [];
  for (let first = 0; first < slugs.length; first += slugsPerRead) {
    const some = slugs.slice(first, first + slugsPerRead);
    const rowsOf = async (table: 'Course Details' | 'Course Section', asked: string) =>
      withOptional(context, asked, ['language'], (columns) =>
        read(
          context,
          (client, signal) =>
            (table === 'Course Details'
              ? client.from(table).select(columns).in('slug', some)
              : client.from(table).select(columns).in('ViewMore', some.map(viewMoreOf))
            ).abortSignal(signal),
          isRows,
          { signal },
        ),
      );
    pages.push(...(await rowsOf('Course Details', 'id,slug')).data);
    cards.push(...(await rowsOf('Course Section', 'id,ViewMore,mode')).data);
  }
  return courses.map(({ slug, language }) => {
    const isIn = (row: unknown) => language === null || (languageOf(row) ?? language) === language;
    const own = toModels(context, 'Course Section', cards.filter(isIn), toCourseSummary);
    return {
      pages: pages
        .filter((row) => isIn(row) && slugOf(row) === slug)
        .flatMap((row) => idOf(row) ?? []),
      cards: own
        .filter(({ viewMoreHref }) => viewMoreHref === viewMoreOf(slug))
        .map(({ id, mode }) => ({ id, mode })),
    };
  });
}

export interface CourseToWrite {
  draft: CourseDraft;
  /** Ids of the page and the card to overwrite; null: write a new one. */
  page: string | null;
  card: string | null;
}

interface CoursesOptions extends CallOptions {
  courses: readonly CourseToWrite[];
}

/** Writes the pages of courses, all or none: see `writeRows`. To be called before the cards, which link to them. */
export async function writeCoursePages(
  context: Context,
  { courses, signal }: CoursesOptions,
): Promise<void> {
  const { language } = await articleAbilities(context, { signal });
  const rows = courses.map(({ draft, page }) => ({
    ...(language && { language: draft.language }),
    ...(page !== null && { id: page }),
    slug: draft.slug,
    Title: draft.title,
    Duration: draft.duration,
    Fees: draft.fees,
    BuyURL: draft.buyHref,
    CourseImage: draft.image,
    description: draft.description,
    CourseOverview: draft.overview,
    ...numbered('ModuleHeading_', mostOf.modules, (index) => draft.modules[index]?.heading),
    ...numbered('Module_', mostOf.modules, (index) => draft.modules[index]?.body),
    // Features are p1 to p3; p4 and p5 are outcomes: see `toCourse`.
    ...numbered('KeyFeature_p', 5, (index) =>
      index < mostOf.features ? draft.features[index] : draft.outcomes[index],
    ),
    ...numbered('LearningOutcome_', 3, (index) => draft.outcomes[index]),
  }));
  await writeRows(context, { table: 'Course Details', rows, signal });
}

/** Columns with a common name, numbered from 1. */
function numbered(
  name: string,
  count: number,
  valueOf: (index: number) => string | null | undefined,
): Record<string, string | null> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, valueOf(index) ?? null]),
  );
}

/** Writes the cards of courses, all or none: see `writeRows`. */
export async function writeCourseCards(
  context: Context,
  { courses, signal }: CoursesOptions,
): Promise<void> {
  const { language } = await articleAbilities(context, { signal });
  const rows = courses.map(({ draft, card }) => ({
    ...(language && { language: draft.language }),
    ...(card !== null && { id: card }),
    title: draft.title,
    description: draft.description,
    date: draft.date,
    category: draft.category,
    thumbnail: draft.image,
    ViewMore: viewMoreOf(draft.slug),
    BuyURL: draft.buyHref,
    isFeatured: draft.featured,
    mode: draft.mode,
  }));
  await writeRows(context, { table: 'Course Section', rows, signal });
}

/** All cards of courses, 1,000 at a time. */
export async function* storedCards(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredCard[]> {
  const { origin } = context.client.from('Course Section').url;
  const columns = 'id,title,ViewMore,BuyURL,thumbnail';
  for await (const rows of pagesOf(context, { table: 'Course Section', columns, ...options })) {
    yield rows.map((row) => toStoredCard(row, origin));
  }
}

/** The pages of all courses without their texts, 1,000 at a time. */
export async function* storedCourses(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredCourse[]> {
  const { origin } = context.client.from('Course Details').url;
  const { language } = await articleAbilities(context, options);
  const columns = `id,slug,Title,BuyURL,CourseImage${language ? ',language' : ''}`;
  for await (const rows of pagesOf(context, { table: 'Course Details', columns, ...options })) {
    yield rows.map((row) => toStoredCourse(row, origin));
  }
}

/** A course by the id of its page, with the data of its first card; undefined: there is none. */
export async function courseDraft(
  context: Context,
  { id, signal }: CallOptions & { id: string },
): Promise<CourseDraft | undefined> {
  const { origin } = context.client.from('Course Details').url;
  const row = async (table: 'Course Details' | 'Course Section', one: string) =>
    (await readWholeRows(context, { table, ids: [one], signal })).rows[0];
  const page = await row('Course Details', id);
  const course = toCourse(page, origin);
  if (!course) return undefined;
  const language = languageOf(page) ?? languageOfText(course.title ?? '');
  const [there] = await coursesOf(context, { courses: [{ slug: course.slug, language }], signal });
  const [first] = there?.cards ?? [];
  const card = first && toCourseSummary(await row('Course Section', first.id), origin);
  const { id: _id, title, ...said } = course;
  return {
    ...said,
    language,
    title: title ?? '',
    category: card?.category ?? '',
    mode: card?.mode ?? 'online',
    date: dayOf(card?.date ?? null) ?? today(),
    featured: card?.featured ?? false,
  };
}
