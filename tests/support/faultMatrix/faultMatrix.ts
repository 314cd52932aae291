import { freeResources, latestCourses } from '../../../site/src/content/home.ts';
import {
  changedRows,
  databaseError,
  hang,
  held,
  htmlInsteadOfRows,
  reset,
  truncated,
  twice,
} from '../backend/fakeSupabase.ts';
import type { FakeSupabase, Fault, Held, SeenRequest } from '../backend/fakeSupabase.ts';
import { article, courseDetails, courseSection, resource } from '../backend/sampleRows.ts';
import type { Row, Tables } from '../backend/sampleRows.ts';

/** What a page says, and its status where the server makes it. */
export interface Told {
  status: number;
  text: string;
  /** There is something to try again. */
  retry: boolean;
}

/** One call of a screen, and what the screen says when it goes wrong (docs/spec.md). */
export interface CallKind {
  name: string;
  matches: (request: SeenRequest, path: string) => boolean;
  /** When it fails with this message. */
  failed: (message: string) => Told;
  /** When there is no row. */
  empty: Told;
  /** When rows have no words in them. */
  wordless: Told;
  /** When more rows match than one; absent: they are shown. */
  several?: Told;
  /** When there are far more rows than were asked for, the wanted one not among them; absent: they are shown. */
  many?: Told;
}

const shown = (text: string): Told => ({ status: 200, text, retry: false });
const broken = (status: number, text: string): Told => ({ status, text, retry: true });
const missing = (text: string): Told => ({ status: 404, text, retry: false });
const error = (message: string) => `Error: ${message}`;
const condition = ({ query }: SeenRequest, column: string) => query.get(column)?.split('.', 1)[0];
const selects = ({ query }: SeenRequest, column: string) =>
  query.get('select')?.split(',').includes(column) ?? false;
const of = (table: string) => (request: SeenRequest) => request.table === table;
const readsTitlesOfDay = ({ query }: SeenRequest) =>
  query.has('created_at') && query.get('limit') === '30';

/** Every call that reads (docs/spec.md). A call that is none of them is not covered. */
export const callKinds: readonly CallKind[] = [
  {
    name: 'resources',
    matches: of('resources'),
    failed: (message) => broken(200, error(message)),
    empty: shown(freeResources.emptyText),
    wordless: shown('Title not available'),
  },
  {
    name: 'latest courses',
    matches: (request) => of('Course Section')(request) && !request.query.has('mode'),
    failed: (message) => broken(200, error(message)),
    empty: shown(latestCourses.emptyText),
    wordless: shown('Date not available'),
  },
  {
    name: 'courses of a mode',
    matches: (request) => of('Course Section')(request) && request.query.has('limit'),
    failed: (message) => broken(500, error(message)),
    empty: shown(latestCourses.emptyText),
    wordless: shown('Title not available'),
  },
  {
    name: 'categories',
    matches: ({ query }) => query.get('select') === 'category',
    failed: () => broken(200, 'The categories could not be loaded.'),
    empty: shown('All Courses'),
    wordless: shown('All Courses'),
  },
  {
    name: 'course',
    matches: (request) => of('Course Details')(request) && condition(request, 'slug') === 'eq',
    failed: (message) => broken(500, error(message)),
    empty: missing('Course not found.'),
    wordless: shown('Title not available'),
    several: broken(500, error('Multiple courses found with the same slug.')),
  },
  {
    name: 'related courses',
    matches: (request) => of('Course Details')(request) && condition(request, 'slug') === 'neq',
    failed: (message) => broken(200, message),
    empty: shown('in full'),
    wordless: shown('Title not available'),
  },
  {
    name: 'article list',
    matches: (request) => of('Articles')(request) && request.query.has('category'),
    failed: (message) => broken(500, error(message)),
    empty: shown('No articles found.'),
    wordless: shown('Title not available'),
  },
  {
    name: 'titles of the newest day',
    matches: (request, path) => path === '/' && readsTitlesOfDay(request),
    failed: (message) => broken(200, error(message)),
    empty: shown(freeResources.heading),
    wordless: shown(freeResources.heading),
  },
  {
    name: 'articles of a day',
    matches: (request) => request.query.has('created_at') && selects(request, 'content'),
    failed: (message) => broken(500, error(message)),
    empty: shown('No articles found.'),
    wordless: shown('Title not available'),
  },
  {
    name: 'articles of the newest day',
    matches: (request) =>
      request.query.has('created_at') &&
      selects(request, 'content') &&
      request.query.get('limit') === '12',
    failed: (message) => broken(500, error(message)),
    empty: shown('No articles found.'),
    // Which day they are of is not known either.
    wordless: shown('No articles found.'),
    // The day is read once more, for all of it.
    many: shown('The first paragraph of article'),
  },
  {
    // Its title is there already.
    name: 'minutes of the only article of the newest day',
    matches: (request, path) => path === '/' && selects(request, 'content'),
    failed: () => shown('Latest reading'),
    empty: shown('Article 22'),
    wordless: shown('Article 22'),
    many: shown('Article 22'),
  },
  {
    // The page lives without its calendar.
    name: 'days of a month',
    matches: ({ query }) => query.get('select') === 'created_at',
    failed: () => shown('The first paragraph of article'),
    empty: shown('The first paragraph of article'),
    wordless: shown('The first paragraph of article'),
    many: shown('The first paragraph of article'),
  },
  {
    name: 'article',
    matches: (request) => of('Articles')(request) && condition(request, 'id') === 'eq',
    failed: () => broken(500, 'Article not found.'),
    empty: missing('Article not found.'),
    wordless: shown('Category not available'),
    several: missing('Article not found.'),
  },
  {
    name: 'related articles',
    matches: (request) => of('Articles')(request) && condition(request, 'id') === 'neq',
    failed: () => broken(200, 'Error fetching related articles.'),
    empty: shown('By: Team'),
    wordless: shown('Title not available'),
  },
  {
    // A convenience: the page says nothing of what there is not.
    name: 'neighbour',
    matches: ({ query }) => query.has('created_at') && query.get('limit') === '20',
    failed: () => shown('By: Team'),
    empty: shown('By: Team'),
    wordless: shown('By: Team'),
    many: shown('By: Team'),
  },
  {
    // So is what is next in the day's reading.
    name: 'titles of an article’s day',
    matches: (request, path) => path !== '/' && readsTitlesOfDay(request),
    failed: () => shown('By: Team'),
    empty: shown('By: Team'),
    wordless: shown('By: Team'),
    many: shown('By: Team'),
  },
  {
    name: 'topics',
    matches: (request, path) => of('Article Topics')(request) && path === '/topics',
    failed: (message) => broken(500, error(message)),
    empty: shown('No topics found.'),
    wordless: shown('No topics found.'),
  },
  {
    name: 'topic of an address',
    matches: (request, path) => of('Article Topics')(request) && path !== '/topics',
    failed: (message) => broken(500, error(message)),
    empty: missing('Oops. Page not found.'),
    wordless: missing('Oops. Page not found.'),
    many: missing('Oops. Page not found.'),
  },
  {
    name: 'articles of a topic',
    matches: (request) => of('Articles')(request) && request.query.has('topics'),
    failed: (message) => broken(500, error(message)),
    empty: shown('No articles found.'),
    wordless: shown('Title not available'),
  },
];

/** A fault, and what a call's screen then tells. */
export interface FaultColumn {
  name: string;
  /** `refuse`: no connection at all, so every call meets it at once. */
  fault: Fault | 'refuse';
  /** The answers come when they are let go. */
  late?: Held;
  told: (kind: CallKind, title: string) => Told;
}

const unreachable = 'The server could not be reached.';
const unreadable = 'The server sent an answer that could not be read.';
const resting = 'The database is resting';
const many = 'One of very many';

/** Without these there is no row to show, or none to tell from others. */
const kept = new Set(['id', 'slug', 'mode']);
const changedColumns = (change: (column: string) => Row) => (rows: Row[]) =>
  rows.map((row) =>
    Object.assign(
      {},
      ...Object.entries(row).map(([column, value]) =>
        kept.has(column) ? { [column]: value } : change(column),
      ),
    ),
  );
const again = (rows: Row[]) => rows.flatMap((row) => [row, { ...row }]);
const underOneSlug = (rows: Row[]) =>
  rows.flatMap((row, index) => [row, { ...row, id: 1_000 + index }]);

/** More than the 1,000 that Supabase sends at once; of a row asked for by its name there is one. */
function inflated(rows: Row[], { query }: SeenRequest): Row[] {
  const one = ['id', 'slug'].some((column) => query.get(column)?.startsWith('eq.'));
  return Array.from({ length: one ? 1 : 1_205 }, (_, index) => ({
    ...rows[0],
    ...Object.fromEntries(
      ['title', 'Title', 'topic'].filter((c) => c in (rows[0] ?? {})).map((c) => [c, many]),
    ),
    ...(query.get('select') === 'category' && { category: many }),
    ...(!one && { id: index + 1, ...(rows[0]?.['slug'] ? { slug: `course-${index + 10}` } : {}) }),
  }));
}

export function faultColumns(fake: FakeSupabase): FaultColumn[] {
  const fails = (name: string, fault: Fault | 'refuse', message: string): FaultColumn => ({
    name,
    fault,
    told: (kind) => kind.failed(message),
  });
  const rows = (
    name: string,
    change: (rows: Row[]) => Row[],
    told: FaultColumn['told'],
  ): FaultColumn => ({ name, fault: changedRows(fake, change), told });
  const late = held(fake);
  const several: FaultColumn['told'] = (kind, title) => kind.several ?? shown(title);
  const wordless: FaultColumn['told'] = (kind) => kind.wordless;
  return [
    fails('refused', 'refuse', unreachable),
    fails('reset', reset, unreachable),
    { name: 'late', fault: late.fault, late, told: (_kind, title) => shown(title) },
    fails('hanging', hang, 'The server did not answer in time.'),
    fails('500', databaseError(resting), resting),
    fails('HTML', htmlInsteadOfRows, unreadable),
    fails('cut off', truncated, unreachable),
    fails('said twice', twice(fake), unreadable),
    rows('rows twice', again, several),
    rows(
      'nulls',
      changedColumns((column) => ({ [column]: null })),
      wordless,
    ),
    rows(
      'other types',
      changedColumns((column) => ({ [column]: { a: [1, true] } })),
      wordless,
    ),
    rows(
      'no columns',
      changedColumns(() => ({})),
      wordless,
    ),
    rows('same slug', underOneSlug, several),
    {
      name: '1,000 rows',
      fault: (response, request) =>
        changedRows(fake, (found) => inflated(found, request))(response, request),
      told: (kind) => kind.many ?? shown(many),
    },
    rows(
      'no rows',
      () => [],
      (kind) => kind.empty,
    ),
  ];
}

/** Rows for every screen: each article page has an article, each list articles of its category. */
export function matrixTables(categories: readonly string[]): Omit<Tables, 'Contact Records'> {
  return {
    resources: [1, 2, 3].map(resource),
    // Each twice is still no more than the home page shows.
    'Course Section': [1, 2, 3].map(courseSection),
    'Course Details': [1, 2, 3, 4].map(courseDetails),
    'Article Topics': [{ topic: 'GS Paper 2', articles: 30 }],
    Articles: Array.from({ length: 36 }, (_, index) => ({
      ...article(index + 1),
      category: categories[index % categories.length],
      // The last one is of another month, whose day has an address of its own.
      ...(index === 35 && { created_at: '2026-10-05T10:00:00+00:00' }),
    })),
  };
}

/** Names a call, as it is made each time. */
export const signatureOf = ({ table, query }: SeenRequest): string => `${table}?${query}`;

/** What a screen shows of an answer when all is well. */
export function titleIn(rows: readonly Row[]): string {
  const [row = {}] = rows;
  const title = row['title'] ?? row['Title'] ?? row['topic'] ?? row['category'];
  return typeof title === 'string' ? title : '';
}
