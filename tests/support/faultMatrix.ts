import { freeResources, latestCourses } from '../../site/src/content/home.ts';
import { institute } from '../../site/src/institute.ts';
import type { Entry } from '../../packages/kit/src/render/renderer.ts';
import { changedRows, databaseError, hang } from './backend/fakeSupabase.ts';
import type { FakeSupabase, Fault, SeenRequest } from './backend/fakeSupabase.ts';
import { article, courseDetails, courseSection, question, resource } from './backend/sampleRows.ts';
import type { Row, Tables } from './backend/sampleRows.ts';
import { type ReadPage, readPage } from './http/html.ts';

/** The text that a page must show, and its status when the server renders it. */
export interface Expected {
  status: number;
  text: string;
  /** Whether the page offers to try again. */
  retry: boolean;
}

/** A kind of backend call, and what its screen shows when the call goes wrong (docs/spec.md). */
interface CallKind {
  name: string;
  matches: (request: SeenRequest, path: string) => boolean;
  /** When the call fails with this message. */
  failed: (message: string) => Expected;
  /** When there is no row. */
  empty: Expected;
  /** When the rows contain no text. */
  wordless: Expected;
  /** When more than one row matches; absent: they are shown. */
  several?: Expected;
  /** When the answer has far more rows than requested, without the wanted one; absent: they are shown. */
  many?: Expected;
}

const shown = (text: string): Expected => ({ status: 200, text, retry: false });
const broken = (status: number, text: string): Expected => ({ status, text, retry: true });
const missing = (text: string): Expected => ({ status: 404, text, retry: false });
const inPlace = (message: string) => broken(500, `Error: ${message}`);
const inSection = (message: string) => broken(200, `Error: ${message}`);
/** An optional part of a page: the page shows this text and does not mention what is missing. */
const unmentioned = (text: string) => ({
  failed: () => shown(text),
  empty: shown(text),
  wordless: shown(text),
  many: shown(text),
});
const untitled = shown('Title not available');
const noPage = missing('Oops. Page not found.');
const noArticles = shown('No articles found.');
const condition = ({ query }: SeenRequest, column: string) => query.get(column)?.split('.', 1)[0];
const selects = ({ query }: SeenRequest, column: string) =>
  query.get('select')?.split(',').includes(column) ?? false;
const of = (table: string) => (request: SeenRequest) => request.table === table;
const readsTitlesOfDay = ({ query }: SeenRequest) =>
  query.has('created_at') && query.get('limit') === '30';
const readsDay = (request: SeenRequest) =>
  request.query.has('created_at') && selects(request, 'content');

/**
 * All calls that read (docs/spec.md); the last that matches applies. An unknown call fails the test. By default a
 * failure is that of the whole page, and what has no title says so.
 */
const given: readonly (Pick<CallKind, 'name' | 'matches' | 'empty'> & Partial<CallKind>)[] = [
  {
    name: 'resources',
    matches: of('resources'),
    failed: inSection,
    empty: shown(freeResources.emptyText),
  },
  {
    name: 'latest courses',
    matches: (request) => of('Course Section')(request) && !request.query.has('mode'),
    failed: inSection,
    empty: shown(latestCourses.emptyText),
    wordless: shown('Date not available'),
  },
  {
    name: 'courses of a mode',
    matches: (request) => of('Course Section')(request) && request.query.has('limit'),
    // Then they are found among all courses: the table may write the mode in capitals.
    empty: shown('View More'),
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
    empty: missing('Course not found.'),
    several: inPlace('Multiple courses found with the same slug.'),
  },
  {
    name: 'related courses',
    matches: (request) => of('Course Details')(request) && condition(request, 'slug') === 'neq',
    failed: (message) => broken(200, message),
    empty: shown('in full'),
  },
  {
    name: 'article list',
    matches: (request) => of('Articles')(request) && request.query.has('category'),
    empty: noArticles,
  },
  {
    name: 'titles of the newest day',
    matches: (request, path) => path === '/' && readsTitlesOfDay(request),
    failed: inSection,
    empty: shown(freeResources.heading),
    wordless: shown(freeResources.heading),
  },
  { name: 'articles of a day', matches: readsDay, empty: noArticles },
  {
    name: 'articles of the newest day',
    matches: (request) => readsDay(request) && request.query.get('limit') === '12',
    empty: noArticles,
    // Their day is not known either.
    wordless: noArticles,
    // The day is then read again, in full.
    many: shown('The first paragraph of article'),
  },
  {
    // The title is on the page already.
    name: 'minutes of the only article of the newest day',
    matches: (request, path) => path === '/' && selects(request, 'content'),
    // The newest day is one of the last of its month, whatever today is.
    ...unmentioned('Article 2'),
    failed: () => shown('Latest reading'),
  },
  {
    // The page works without its calendar.
    name: 'days of a month',
    matches: ({ query }) => query.get('select') === 'created_at',
    ...unmentioned('The first paragraph of article'),
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
  },
  {
    name: 'neighbour',
    matches: ({ query }) => query.has('created_at') && query.get('limit') === '20',
    ...unmentioned('By: Team'),
  },
  {
    name: 'titles of an article’s day',
    matches: (request, path) => path !== '/' && readsTitlesOfDay(request),
    ...unmentioned('By: Team'),
  },
  {
    name: 'topics',
    matches: (request, path) => of('Article Topics')(request) && path === '/topics',
    empty: shown('No topics found.'),
    wordless: shown('No topics found.'),
  },
  {
    name: 'topic of an address',
    matches: (request, path) => of('Article Topics')(request) && path !== '/topics',
    empty: noPage,
    wordless: noPage,
    many: noPage,
  },
  {
    // It may be a topic that only questions have.
    name: 'topic of the address of questions',
    matches: (request, path) => of('Article Topics')(request) && path.startsWith('/practice'),
    ...unmentioned('Question 1 of'),
    failed: inPlace,
  },
  {
    name: 'articles of a topic',
    matches: (request) => of('Articles')(request) && request.query.has('topics'),
    empty: noArticles,
  },
  {
    // Without a question there is no page of a day or topic.
    name: 'questions',
    matches: of('Questions'),
    empty: noPage,
    wordless: noPage,
    many: shown('Question 1 of'),
  },
  {
    name: 'newest questions',
    matches: (request, path) => of('Questions')(request) && path === '/practice',
    empty: shown('There are no questions yet.'),
    wordless: shown('There are no questions yet.'),
    many: shown('Question 1 of'),
  },
  {
    name: 'articles of questions',
    matches: ({ query }) => query.get('id')?.startsWith('in.') ?? false,
    ...unmentioned('Question 1 of'),
    failed: inPlace,
  },
  {
    name: 'days of questions',
    matches: (request) => of('Questions')(request) && request.query.get('select') === 'day',
    ...unmentioned('Question 1 of'),
  },
  {
    name: 'whether there are questions',
    matches: (_request, path) => path === '/practice/again',
    ...unmentioned('Questions that went wrong come back'),
    failed: inPlace,
  },
  {
    name: 'questions of an article',
    matches: ({ query }) => query.has('article_id'),
    ...unmentioned('By: Team'),
  },
  {
    name: 'number of questions',
    matches: (request, path) => of('Questions')(request) && path.startsWith('/daily'),
    ...unmentioned('The first paragraph of article'),
  },
  {
    name: 'topics of questions',
    matches: ({ query }) => query.get('select') === 'topics',
    ...unmentioned('GS Paper 2'),
  },
];

const callKinds = given.map((kind): CallKind => ({ failed: inPlace, wordless: untitled, ...kind }));

/** A fault, and what the screen of a failing call then shows. */
export interface FaultColumn {
  name: string;
  /** `refuse`: no connection is accepted, so all calls fail together. */
  fault: Fault | 'refuse';
  /** The message of the failed read in the log. */
  message?: string;
  expected: (kind: CallKind, title: string) => Expected;
}

const resting = 'The database is resting';
const many = 'One of very many';

/** Columns that stay unchanged, because rows are found and distinguished by them. */
const kept = new Set(['id', 'slug', 'mode']);
const nulls = (rows: Row[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, kept.has(column) ? value : null]),
    ),
  );
const underOneSlug = (rows: Row[]) =>
  rows.flatMap((row, index) => [row, { ...row, id: 1_000 + index }]);

/** More rows than the 1,000 that Supabase sends in one answer, but only one when requested by id or slug. */
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

/** A fault for each outcome: the tests of both clients of @setu/data show that others have the same outcomes. */
export function faultColumns(fake: FakeSupabase): FaultColumn[] {
  const fails = (name: string, fault: Fault | 'refuse', message: string): FaultColumn => ({
    name,
    fault,
    message,
    expected: (kind) => kind.failed(message),
  });
  const rows = (
    name: string,
    change: Parameters<typeof changedRows>[1],
    expected: FaultColumn['expected'],
  ): FaultColumn => ({ name, fault: changedRows(fake, change), expected });
  return [
    fails('refused', 'refuse', 'The server could not be reached.'),
    fails('hanging', hang, 'The server did not answer in time.'),
    fails('500', databaseError(resting), resting),
    rows('nulls', nulls, (kind) => kind.wordless),
    rows('same slug', underOneSlug, (kind, title) => kind.several ?? shown(title)),
    rows('1,000 rows', inflated, (kind) => kind.many ?? shown(many)),
    rows(
      'no rows',
      () => [],
      (kind) => kind.empty,
    ),
  ];
}

/** More than there are article pages. */
const articleCount = 36;

/** Rows for every screen: each article page has an article, each list articles of its category. */
export function matrixTables(categories: readonly string[]): Omit<Tables, 'Contact Records'> {
  return {
    resources: [1, 2, 3].map(resource),
    // Even doubled, these are no more than the home page shows.
    'Course Section': [1, 2, 3].map(courseSection),
    'Course Details': [1, 2, 3, 4].map(courseDetails),
    'Article Topics': [{ topic: 'GS Paper 2', articles: 30 }],
    // One of the newest day, one of the day in `addressOf`.
    Questions: [1, 2].map((id) => ({
      ...question(id),
      ...(id === 2 && { day: '2026-10-05', number: 1, article_id: '6', topics: ['Ethics'] }),
    })),
    Articles: Array.from({ length: articleCount }, (_, index) => ({
      ...article(index + 1),
      category: categories[index % categories.length],
      // The last one is of another month, on the day in `addressOf`.
      ...(index === articleCount - 1 && { created_at: '2026-10-05T10:00:00+00:00' }),
    })),
  };
}

/** Identifies a call; the same on every visit. */
export const signatureOf = ({ table, query }: SeenRequest): string => `${table}?${query}`;

/** The text that a screen shows of a healthy answer. */
function titleIn(rows: readonly Row[]): string {
  const [row = {}] = rows;
  const title = row['title'] ?? row['Title'] ?? row['topic'] ?? row['category'];
  return typeof title === 'string' ? title : '';
}

export interface Call {
  signature: string;
  kind: CallKind;
  /** The text that the screen shows of its healthy answer. */
  title: string;
}

export interface Screen {
  path: string;
  /** The calls of a healthy run. */
  calls: Call[];
  healthy: ReadPage;
}

/** Every path of the route table, with the calls that its page makes when all is well. */
export async function readScreens(fake: FakeSupabase, siteUrl: string): Promise<Screen[]> {
  const built = '../../site/dist/server/serverEntry.js';
  const { paths } = (await import(built)) as Entry;
  const found: Screen[] = [];
  // Lets the site find out that there is only one language.
  await readPage(siteUrl);
  for (const [index, pattern] of paths.table.entries()) {
    const path = addressOf(pattern, paths.table.length - index);
    fake.requests.length = 0;
    // One page at a time, so that the recorded requests are those of this page.
    const healthy = await readPage(siteUrl + path);
    // The site finds out only once that no function returns the whole page.
    const asked = fake.requests.filter(({ table }) => !table.startsWith('rpc/'));
    const made = await Promise.all(asked.map((request) => readCall(fake, path, request)));
    // A screen depends on its first call, and an aside is never that call.
    const calls = made.toSorted((call, other) => Number(isAside(call)) - Number(isAside(other)));
    found.push({ path, calls, healthy });
  }
  // Only first calls break together; a call that breaks in another round must be unique.
  const others = found.flatMap(({ calls }) => calls.slice(1).map(({ signature }) => signature));
  const firsts = new Set(found.flatMap(({ calls }) => calls[0]?.signature ?? []));
  if (others.length > new Set(others).size || others.some((call) => firsts.has(call))) {
    throw new Error('Two screens share a call.');
  }
  return found;
}

const isAside = ({ kind }: Call) => kind.name === 'questions of an article';

/** An address of a route; each article page has an article of its own. */
function addressOf(pattern: string, fromEnd: number): string {
  const path = pattern
    .replace(':id', String(articleCount - fromEnd))
    .replace(':slug', 'course-1')
    .replace(':topic', 'gs-paper-2')
    .replace(':day', '2026-10-05')
    .replace(':title', institute.results?.[0] ?? '')
    .replace('*', '/no/such/page');
  if (path.includes(':'))
    throw new Error(`${pattern} has a parameter that this test does not know.`);
  return path;
}

async function readCall(fake: FakeSupabase, path: string, request: SeenRequest): Promise<Call> {
  const signature = signatureOf(request);
  const kind = callKinds.findLast(({ matches }) => matches(request, path));
  if (!kind) throw new Error(`${path} makes a call that this test does not know: ${signature}`);
  const { apikey, accept } = request.headers;
  const answer = await fetch(`${fake.url}/rest/v1/${signature}`, {
    headers: { apikey: String(apikey), accept: accept ?? '' },
  });
  const title = titleIn([(await answer.json()) as Row | Row[]].flat());
  return { signature, kind, title };
}
