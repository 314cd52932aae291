import { toArticleSummary, topicsOf, articleSummaryColumns } from '../models/articles.ts';
import type { ArticleDays, ArticleSummary, Topic, Updated } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { toQuestion, questionColumns } from '../models/questions.ts';
import type { Question, QuestionDay, QuestionsOfDay } from '../models/questions.ts';
import { ifThere } from '../requests/optional.ts';
import { pageRange, toPage } from '../requests/paging.ts';
import {
  type CallOptions,
  type Context,
  isRows,
  toModels,
  read,
  rowsPerRead,
} from '../requests/request.ts';
import type { TableClient } from '../models/database.ts';
import { asRow, date, key } from '../values/values.ts';
import { daysOf } from './articleDays.ts';

// Each asks the project's table of questions, which it may be without: then there are none.

/** A day has 100 questions at most, as the paper has. */
const mostOfDay = 100;
/** More than most days have: so the newest day is found and read in one answer. */
const mostOfNewest = 20;
/** So many questions of a topic stand on a page: with their explanations they are long. */
const topicPageSize = 5;
/** So many ids are asked for at a time: an address has 4,096 characters. */
const mostIds = 100;
/** So many of the newest questions say which days there are: more than three years of five a day. */
const questionsOfDays = 6 * rowsPerRead;

const newestFirst = { ascending: false };

/** The questions of a day in their order, the dropped ones too, without a day of the newest; null without a table. */
export async function questionsOfDay(
  context: Context,
  { day, ...options }: CallOptions & { day?: string | undefined },
): Promise<QuestionsOfDay | null> {
  const found = await readQuestions(context, options, (rows) =>
    day === undefined
      ? rows.order('day', newestFirst).order('number').limit(mostOfNewest)
      : rows.eq('day', day).order('number').limit(mostOfDay),
  );
  if (!found) return null;
  const first = day ?? found[0]?.day ?? null;
  if (day === undefined && first !== null && found.length === mostOfNewest) {
    // There may be more of it.
    return questionsOfDay(context, { day: first, ...options });
  }
  return { day: first, questions: found.filter((question) => question.day === first) };
}

/** Which days of a month have questions, as `articleDays` says it of articles; null without a table. */
export function questionDays(
  context: Context,
  { month, ...options }: CallOptions & { month?: string | undefined },
): Promise<ArticleDays | null> {
  return ifThere(context, 'Questions', () =>
    daysOf(context, { month, table: 'Questions', column: 'day', ...options }),
  );
}

/** How many questions there are of an article, or of a day, on each day, the newest first; none without a table. */
export async function questionCounts(
  context: Context,
  { of, key: value, ...options }: CallOptions & { of: 'article' | 'day'; key: string },
): Promise<QuestionDay[]> {
  if (key(value) === null) return [];
  const column = of === 'day' ? of : 'article_id';
  const found = await readRows(context, 'day', options, (rows) =>
    rows.eq(column, value).order('day', newestFirst).limit(mostOfDay),
  );
  const days = countEach((found ?? []).flatMap((row) => date(row['day']) ?? []));
  return Array.from(days, ([day, count]) => ({ day, count }));
}

/**
 * One page of five questions of a topic, the newest day first. How many there are in all is known on the last
 * page: counting would read all of them. Past the end no items; null without a table.
 */
export async function questionsByTopic(
  context: Context,
  { topic, page, ...options }: CallOptions & { topic: string; page: number },
): Promise<Page<Question> | null> {
  const [from, to] = pageRange(page, topicPageSize);
  const found = await readQuestions(context, options, (rows) =>
    rows
      // A list of one text, written as PostgreSQL reads it.
      .filter('topics', 'cs', `{${JSON.stringify(topic)}}`)
      .order('day', newestFirst)
      .order('number')
      .range(from, to + 1),
  );
  if (!found) return null;
  const total = found.length > topicPageSize ? null : from + found.length;
  return toPage(found.slice(0, topicPageSize), page, total, topicPageSize);
}

/** The topics of the newest 1,000 questions, those with the most first; null without a table. */
export function questionTopics(context: Context, options: CallOptions): Promise<Topic[] | null> {
  return context.share('question topics', options, async (options) => {
    const found = await readRows(context, 'topics', options, (rows) =>
      rows.order('day', newestFirst).limit(rowsPerRead),
    );
    if (!found) return null;
    const counts = countEach(found.flatMap(topicsOf));
    const topics = Array.from(counts, ([topic, count]) => ({ topic, count }));
    return topics.toSorted((one, other) => other.count - one.count);
  });
}

/** The questions of these ids that there are, the first 100, in the order of the ids; none without a table. */
export async function questionsById(
  context: Context,
  { ids, ...options }: CallOptions & { ids: readonly string[] },
): Promise<Question[]> {
  const asked = ids.filter((id) => /^[1-9]\d{0,17}$/.test(id)).slice(0, mostIds);
  if (asked.length === 0) return [];
  const found = await readQuestions(context, options, (rows) => rows.in('id', asked).order('id'));
  const byId = new Map(found?.map((question) => [question.id, question]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** All questions, the newest day first, each day in its order, or so many of the last; none without a table. */
export async function wholeQuestions(
  context: Context,
  { limit = Infinity, ...options }: CallOptions & { limit?: number },
): Promise<Question[]> {
  const rows = await newestRows(context, questionColumns, limit, options);
  const all = await toQuestions(context, rows, options);
  return all.toSorted((a, b) => (a.day === b.day ? a.number - b.number : 0));
}

/** The days that have questions, the newest first, each with when a key was last corrected; none without a table. */
export async function allQuestionDays(
  context: Context,
  options: CallOptions,
): Promise<(QuestionDay & Updated)[]> {
  const rows = await newestRows(context, 'day,corrected_at', questionsOfDays, options);
  const days = Map.groupBy(rows, (row) => date(row['day']) ?? '');
  days.delete('');
  return Array.from(days, ([day, ofDay]) => {
    const corrected = ofDay.flatMap((row) => date(row['corrected_at']) ?? []).toSorted();
    return { day, count: ofDay.length, updated: corrected.at(-1) ?? null };
  });
}

/** The rows of the newest questions, so many at most; none without a table. */
async function newestRows(context: Context, columns: string, limit: number, options: CallOptions) {
  const all: Record<string, unknown>[] = [];
  for (let from = 0; from < limit; from += rowsPerRead) {
    const to = Math.min(from + rowsPerRead, limit) - 1;
    const found = await readRows(context, columns, options, (rows) =>
      rows.order('day', newestFirst).order('number', newestFirst).range(from, to),
    );
    all.push(...(found ?? []));
    if (!found || found.length < rowsPerRead) break;
  }
  return all;
}

type Rows = ReturnType<typeof rowsOf>;

const rowsOf = (client: TableClient, columns: string) => client.from('Questions').select(columns);

/** Rows of the table; null where the project has none. */
function readRows(
  context: Context,
  columns: string,
  options: CallOptions,
  narrow: (rows: Rows) => Rows,
) {
  return ifThere(context, 'Questions', async () => {
    const { data } = await read(
      context,
      (client, signal) => narrow(rowsOf(client, columns)).abortSignal(signal),
      isRows,
      options,
    );
    return data.map((row) => asRow<Record<string, unknown>>(row) ?? {});
  });
}

/** Questions with the articles that they come from; null where the project has no table of them. */
async function readQuestions(
  context: Context,
  options: CallOptions,
  narrow: (rows: Rows) => Rows,
): Promise<Question[] | null> {
  const rows = await readRows(context, questionColumns, options, narrow);
  return rows && toQuestions(context, rows, options);
}

async function toQuestions(
  context: Context,
  rows: readonly unknown[],
  options: CallOptions,
): Promise<Question[]> {
  const found = toModels(context, 'Questions', rows, toQuestion);
  const ids = new Set(found.flatMap(({ articleId }) => articleId ?? []));
  const articles = await articlesOf(context, [...ids], options);
  return found.map(({ articleId, ...question }) => ({
    ...question,
    article: articles.get(articleId ?? '') ?? null,
  }));
}

/** Those of the articles that visitors see, by their ids. */
async function articlesOf(
  context: Context,
  ids: readonly string[],
  options: CallOptions,
): Promise<Map<string, ArticleSummary>> {
  const found = new Map<string, ArticleSummary>();
  for (let first = 0; first < ids.length; first += mostIds) {
    const some = ids.slice(first, first + mostIds);
    const { data } = await read(
      context,
      (client, signal) =>
        client.from('Articles').select(articleSummaryColumns).in('id', some).abortSignal(signal),
      isRows,
      options,
    );
    for (const article of toModels(context, 'Articles', data, toArticleSummary)) {
      found.set(article.id, article);
    }
  }
  return found;
}

/** How often each text is there, in the order of their first. */
function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
