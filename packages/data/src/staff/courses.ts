import { toCourse, toCourseSummary } from '../models/courses.ts';
import { type Language, rowLanguage, languageOfText } from '../models/language.ts';
import { inParts, mostTexts } from '../requests/filters.ts';
import { withOptional } from '../requests/optional.ts';
import { articleAbilities } from './articles.ts';
import { idOf, slugOf } from '../values/values.ts';
import { type CallOptions, type Context, isRows, readRows, toModels } from '../requests/request.ts';
import { dayOf, today } from '../values/days.ts';
import { tableOf } from '../models/database.ts';
import { mostOf } from './models.ts';
import type { CourseDraft, OpenedCourse, PublishedCourse, SharedField } from './models.ts';
import { now } from './clock.ts';
import { pagesOf } from './pagesOf.ts';
import { type StoredCard, type StoredCourse, toStoredCard, toStoredCourse } from './storedRows.ts';
import type { WholeRows } from './wholeRows.ts';
import { changed, correctRow, versionOf, versionedRows } from './versions.ts';
import { longWriteMs, toNfc, write, writeRows } from './writeRows.ts';

type CourseTable = 'Course Details' | 'Course Section';

const viewMoreOf = (slug: string) => `/${slug}`;

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
  for (const some of inParts(slugs, mostTexts)) {
    const rowsOf = async (table: CourseTable, asked: string) =>
      withOptional(context, asked, ['language'], (columns) =>
        readRows(context, { signal }, (client) =>
          table === 'Course Details'
            ? client.from(table).select(columns).in('slug', some)
            : client.from(table).select(columns).in('ViewMore', some.map(viewMoreOf)),
        ),
      );
    pages.push(...(await rowsOf('Course Details', 'id,slug')).data);
    cards.push(...(await rowsOf('Course Section', 'id,ViewMore,mode')).data);
  }
  return courses.map(({ slug, language }) => {
    const isIn = (row: unknown) => language === null || (rowLanguage(row) ?? language) === language;
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

/** Whether the tables have other courses at the addresses of these rows, and in their languages. */
export async function isCourseAddressTaken(
  context: Context,
  { tables, signal }: CallOptions & { tables: readonly WholeRows[] },
): Promise<boolean> {
  const rows = tables.flatMap(({ table, rows }) => (table.startsWith('Course ') ? rows : []));
  const courses = rows.flatMap((row) => {
    const slug = slugOf(row) ?? toCourseSummary(row)?.viewMoreHref?.slice(1);
    return slug === undefined ? [] : { slug, language: rowLanguage(row) };
  });
  const own = new Set(rows.map(({ id }) => String(id)));
  const found = await coursesOf(context, { courses, signal });
  const isOther = (id: string) => !own.has(id);
  return found.some(
    ({ pages, cards }) =>
      pages.some(isOther) ||
      // A card that was added beside its own page is one of its own too.
      (pages.length === 0 && cards.some(({ id }) => isOther(id))),
  );
}

export interface CourseToWrite {
  draft: CourseDraft;
  /** Ids of the page and the card to overwrite; null: write a new one. */
  page: string | null;
  card: string | null;
}

export interface CoursesOptions extends CallOptions {
  courses: readonly CourseToWrite[];
}

/** Writes the pages of courses, all or none: see `writeRows`. To be called before the cards, which link to them. */
export async function writeCoursePages(
  context: Context,
  { courses, signal }: CoursesOptions,
): Promise<string[]> {
  const { language } = await articleAbilities(context, { signal });
  const rows = courses.map(({ draft, page }) => ({
    ...(language && { language: draft.language }),
    ...(page !== null && { id: page }),
    ...pageColumns(draft),
  }));
  return writeRows(context, { table: 'Course Details', rows, signal });
}

type CourseColumns = Record<string, string | boolean | null>;

const pageColumns = (draft: Omit<CourseDraft, 'mode'>): CourseColumns => ({
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
});

function numbered(
  name: string,
  count: number,
  valueOf: (index: number) => string | null | undefined,
): Record<string, string | null> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, valueOf(index) ?? null]),
  );
}

export async function writeCourseCards(
  context: Context,
  { courses, signal }: CoursesOptions,
): Promise<string[]> {
  const rows = await cardRows(context, { courses, signal });
  return writeRows(context, { table: 'Course Section', rows, signal });
}

async function cardRows(context: Context, { courses, signal }: CoursesOptions) {
  const { language } = await articleAbilities(context, { signal });
  return courses.map(({ draft, card }) => ({
    ...(language && { language: draft.language }),
    ...(card !== null && { id: card }),
    ...cardColumns(draft),
    date: draft.date ?? today(now()),
  }));
}

const cardColumns = (draft: OpenedCourse['draft']): CourseColumns => ({
  title: draft.title,
  description: draft.description,
  date: draft.date,
  category: draft.category,
  thumbnail: draft.image,
  ViewMore: viewMoreOf(draft.slug),
  BuyURL: draft.buyHref,
  isFeatured: draft.featured,
  mode: draft.mode,
});

/** A course by the id of its page, with the data of its first card; undefined: there is none. */
export async function openedCourse(
  context: Context,
  { id, signal }: CallOptions & { id: string },
): Promise<OpenedCourse | undefined> {
  const rowsOf = (table: CourseTable, where: [string, string]) => {
    const columns = columnsOf[table];
    return versionedRows(context, { table, columns, optional: ['language'], where, signal });
  };
  const [page] = await rowsOf('Course Details', ['id', id]);
  const [course] = toModels(context, 'Course Details', page ? [page] : [], toCourse);
  if (!course) return undefined;
  const { id: _id, title, ...said } = course;
  const language = rowLanguage(page) ?? languageOfText(title ?? '');
  const cards = await rowsOf('Course Section', ['ViewMore', viewMoreOf(course.slug)]);
  const first = cards.find((row) => (rowLanguage(row) ?? language) === language);
  const [card] = toModels(context, 'Course Section', first ? [first] : [], toCourseSummary);
  return {
    version: `${versionOf(page)} ${versionOf(first)}`,
    card: card ?? null,
    draft: {
      ...said,
      language,
      title: title ?? '',
      category: card?.category ?? '',
      mode: card?.mode ?? null,
      date: dayOf(card?.date ?? null),
      featured: card?.featured ?? false,
    },
  };
}

const columnsOf = {
  'Course Details':
    'id,slug,Title,Duration,Fees,BuyURL,CourseImage,description,CourseOverview,' +
    'ModuleHeading_1,ModuleHeading_2,ModuleHeading_3,Module_1,Module_2,Module_3,' +
    'KeyFeature_p1,KeyFeature_p2,KeyFeature_p3,KeyFeature_p4,KeyFeature_p5,' +
    'LearningOutcome_1,LearningOutcome_2,LearningOutcome_3',
  'Course Section': 'id,title,description,date,category,thumbnail,ViewMore,BuyURL,isFeatured,mode',
} as const;

export interface CourseCorrection extends CallOptions {
  draft: CourseDraft;
  id: string;
  version: string;
}

export interface CorrectedCourse {
  /** That of the two rows by now; undefined: another one was stored, and nothing is written. */
  version: string | undefined;
  /** The fields that the card keeps as its own. */
  kept: SharedField[];
  /** Why the second row was not written, and the table of the first one, which was. */
  failed?: { error: unknown; written: CourseTable };
}

/** Writes what a draft changes of both rows, one after the other: see `correctRow`. */
export async function correctCourse(
  context: Context,
  { draft, id, version, signal }: CourseCorrection,
): Promise<CorrectedCourse> {
  const outdated = { version: undefined, kept: [] };
  const stored = await openedCourse(context, { id, signal });
  if (stored?.version !== version) return outdated;
  const [pageVersion = '', cardVersion = ''] = version.split(' ');
  const { card } = stored;
  const ofPage = changed(pageColumns(stored.draft), pageColumns(draft));
  const page = { table: 'Course Details' as const, id, version: pageVersion, columns: ofPage };
  const kept = sharedFields.filter(
    (field) =>
      card !== null &&
      draft[field] !== stored.draft[field] &&
      ![null, stored.draft[field], draft[field]].includes(card[field]),
  );
  const asKept = {
    ...draft,
    date: draft.date ?? (stored.draft.date && today(now())),
    ...Object.fromEntries(kept.map((field) => [field, stored.draft[field]])),
  };
  const ofSection = changed(cardColumns(stored.draft), cardColumns(asKept));
  // The card first; the page where there is no card yet, because a new card leads to it.
  const first =
    card === null
      ? page
      : { table: 'Course Section' as const, id: card.id, version: cardVersion, columns: ofSection };
  const written = await correctRow(context, { ...first, signal });
  if (written === undefined) return outdated;
  try {
    const second =
      card === null
        ? await addCard(context, { draft, signal })
        : await correctRow(context, { ...page, signal });
    if (second === undefined) return outdated;
    return { version: card === null ? `${written} ${second}` : `${second} ${written}`, kept };
  } catch (error) {
    if (Object.keys(first.columns).length === 0) throw error;
    return { ...outdated, failed: { error, written: first.table } };
  }
}

/** Returns the version of the new card. */
async function addCard(
  context: Context,
  { draft, signal }: CallOptions & { draft: CourseDraft },
): Promise<string> {
  const courses = [{ draft, page: null, card: null }];
  const rows = await cardRows(context, { courses, signal });
  const { data } = await write(context, { signal, ms: longWriteMs }, (client) =>
    tableOf(client, 'Course Section').insert(toNfc(rows)).select('xmin'),
  );
  return isRows(data) ? versionOf(data[0]) : '';
}

const sharedFields = ['title', 'description', 'image', 'buyHref'] as const;

export async function* storedCards(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredCard> {
  const { origin } = context.client.from('Course Section').url;
  const columns = 'id,title,mode,ViewMore,BuyURL,thumbnail';
  for await (const rows of pagesOf(context, { table: 'Course Section', columns, ...options })) {
    yield* rows.map((row) => toStoredCard(row, origin));
  }
}

export async function* storedCourses(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredCourse> {
  const { origin } = context.client.from('Course Details').url;
  const { language } = await articleAbilities(context, options);
  const columns = `id,slug,Title,BuyURL,CourseImage${language ? ',language' : ''}`;
  for await (const rows of pagesOf(context, { table: 'Course Details', columns, ...options })) {
    yield* rows.map((row) => toStoredCourse(row, origin));
  }
}
