import type { ArticleDays } from '@setu/data';
import type { Failure } from '@setu/kit';
import { toArticle, toListedArticle } from '../../packages/data/src/models/articles.ts';
import {
  toCourse,
  toCourseSummary,
  toRelatedCourse,
} from '../../packages/data/src/models/courses.ts';
import { toResource } from '../../packages/data/src/models/resources.ts';
import resourcesSql from '../../packages/backend/supabase/seeds/10-resources.sql?raw';
import coursesSql from '../../packages/backend/supabase/seeds/11-courses.sql?raw';
import courseDetailsSql from '../../packages/backend/supabase/seeds/12-course-details.sql?raw';
import articlesSql from '../../packages/backend/supabase/seeds/21-articles-editorial-analysis.sql?raw';

// The sample content, as the queries would return it.

type Row = Readonly<Record<string, unknown>>;

/** The rows that a seed gives: `$t$texts$t$`, `'texts'`, `array['texts']`, null, true, false and numbers. */
function readRows(sql: string): Row[] {
  const [head = '', ...values] = sql.split(/ values$/m);
  const [, names = ''] = /\(([^()]*)\)(?: as \(\s*)?$/.exec(head) ?? [];
  const columns = names.replaceAll('"', '').split(', ');
  const literals = values
    .join('')
    .matchAll(/\$t\$([^]*?)\$t\$|'([^']*)'|array\['([^\]]*)'\]|\b(?:null|true|false|\d+)\b/g);
  const cells = Array.from(
    literals,
    ([literal, text, quoted, list]): unknown =>
      text ?? quoted ?? list?.split("', '") ?? JSON.parse(literal),
  );
  return Array.from({ length: cells.length / columns.length }, (_, row) =>
    Object.fromEntries(columns.map((name, at) => [name, cells[row * columns.length + at]])),
  );
}

/** The model of each row, without the rows that have none. */
function models<Model>(rows: readonly Row[], toModel: (row: Row) => Model | undefined): Model[] {
  return rows.map(toModel).filter((model) => model !== undefined);
}

/** @throws when there is no such row. */
function modelOf<Model>(
  rows: readonly Row[],
  id: number,
  toModel: (row: Row) => Model | undefined,
) {
  const model = toModel(rows.find((row) => row['id'] === id) ?? {});
  if (model === undefined) throw new Error(`the seeds have no row ${id}`);
  return model;
}

const resources = models(readRows(resourcesSql), toResource);

/** Further sentences for the descriptions of courses, so that each is longer than its card shows. */
const more = [
  'Live evening classes, recordings for revision and a written answer every week, planned for students who study alongside college or a job.',
  "Bihar's history, geography, economy and administration are taught as a separate thread that runs through the whole course.",
  'Thinkers, concepts and Indian society are covered in a fixed sequence, with linkages between the two papers and an answer to write after every unit.',
  'Subject tests come first and full-length papers follow, each with a discussion class on the same day.',
  "Daily classes, a fixed reading list, weekly tests and small mentoring groups that meet every fortnight to review each student's progress.",
  'It revises general studies subject by subject, gives Bihar its full share of time and finishes with a run of full-length papers under the two-hour limit.',
  'Discussion is part of every class: students are expected to read the assigned extract, argue from it and then write on it the same week.',
  'Each test has a full explanation, a recorded discussion and a report that tracks progress across the series.',
  'Comprehension, reasoning and basic numeracy are taught from school level, with short daily practice for students who have been away from mathematics for years.',
];

const cards = readRows(coursesSql);

export const courses = models(cards, toCourseSummary)
  .slice(0, more.length)
  .map((one, at) => ({ ...one, description: `${one.description} ${more[at]}` }));

/** With what each has of its card. */
const courseDetails = readRows(courseDetailsSql).map((page, at) => ({
  ...page,
  Title: cards[at]?.['title'],
  BuyURL: cards[at]?.['BuyURL'],
  CourseImage: cards[at]?.['thumbnail'],
}));

export const course = modelOf(courseDetails, 1, toCourse);

export const relatedCourses = [5, 9, 13].map((id) => modelOf(courseDetails, id, toRelatedCourse));

/** Rows with a summary: the first whole sentences of the text, as the database makes it. */
const articleRows = readRows(articlesSql).map((row) => ({
  ...row,
  summary: /^.{1,159}[.?!।](?=\s)/.exec(String(row['content']))?.[0],
}));

export const articles = models(articleRows, toListedArticle);

export const relatedArticles = articles.slice(1, 4);

export const article = modelOf(articleRows, 13, toArticle);
export const hindiArticle = modelOf(articleRows, 18, toArticle);

/** The days of those articles, and the nearest days with articles in other months. */
export const articleDays: ArticleDays = {
  month: '2026-11',
  days: [5, 7, 9, 11, 12, 14, 16, 18, 20].map((day) => ({
    day: `2026-11-${String(day).padStart(2, '0')}`,
    count: 1 + (day % 3),
  })),
  earlier: '2026-10-30',
  later: null,
};

const titles = articles
  .slice(0, 5)
  .map(({ id, title }) => ({ title: title ?? '', href: `/editorial-analysis/${id}` }));

/** The data of the home page. */
export const home = {
  latest: { ok: true, value: { day: '2026-11-20', articles: titles } },
  resources: { ok: true, value: resources },
  courses: { ok: true, value: { items: courses.slice(0, 6), total: courses.length } },
  category: undefined,
  all: false,
} as const;

/** The result of a query that the backend does not answer. */
export const failure: Failure = { ok: false, kind: 'unavailable', message: 'Failed to fetch' };

/** The result of a query for a row that does not exist. */
export const notFound: Failure = { ok: false, kind: 'not-found', message: 'Course not found.' };
