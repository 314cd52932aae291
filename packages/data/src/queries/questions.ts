import { toArticleSummary, topicsOf, articleSummaryColumns } from '../models/articles.ts';
import type { ArticleDays, Topic, Updated } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { toQuestion, questionColumns } from '../models/questions.ts';
import type { Question, QuestionDay, QuestionsOfDay } from '../models/questions.ts';
import { arrayOf, inParts, mostIds } from '../requests/filters.ts';
import { ifSupported } from '../requests/optional.ts';
import { readUntil } from '../requests/readAll.ts';
import { descending, pageRange, toPage } from '../requests/paging.ts';
import {
  type CallOptions,
  type Context,
  readRows,
  rowsPerRead,
  toModels,
} from '../requests/request.ts';
import type { TableClient } from '../models/database.ts';
import { asRow, date } from '../values/values.ts';
import { daysOf } from './articleDays.ts';
import { articleRows } from './articles.ts';
import { mergeTopics } from './topics.ts';

// All of these read the table `Questions`, which a project may lack: then there are no questions.

/** A day has at most 100 questions, like the exam paper. */
const mostOfDay = 100;
/** More than most days have, so that one request finds and reads the newest day. */
const mostOfNewest = 20;
/** Questions of a topic on one page: with their explanations they are long. */
const topicPageSize = 5;
/** How many of the newest questions are read to list the days: more than three years of five a day. */
const questionsOfDays = 6 * rowsPerRead;

/** The questions of a day in order, dropped ones included; default: the newest day. Null without a table. */
export async function questionsOfDay(
  context: Context,
  { day, ...options }: CallOptions & { day?: string | undefined },
): Promise<QuestionsOfDay | null> {
  const rows = await questionRows(context, questionColumns, options, (rows) =>
    day === undefined
      ? rows.order('day', descending).order('number').limit(mostOfNewest)
      : rows.eq('day', day).order('number').limit(mostOfDay),
  );
  if (!rows) return null;
  const found = await toQuestions(context, rows, options);
  const first = day ?? found[0]?.day;
  // The day may have more questions: the last one read is still of this day.
  if (!day && first && rows.length === mostOfNewest && found.at(-1)?.day === first) {
    return questionsOfDay(context, { day: first, ...options });
  }
  return { day: first ?? null, questions: found.filter((question) => question.day === first) };
}

/** Which days of a month have questions, in the form of `articleDays`; null without a table. */
export function questionDays(
  context: Context,
  { month, ...options }: CallOptions & { month?: string | undefined },
): Promise<ArticleDays | null> {
  return ifSupported(context, 'Questions', () =>
    daysOf(context, { month, table: 'Questions', column: 'day', ...options }),
  );
}

/** The newest day with questions of an article, or the given day, and how many it has; null: none, or no table. */
export async function questionDayOf(
  context: Context,
  { of, key, ...options }: CallOptions & { of: 'article' | 'day'; key: string },
): Promise<QuestionDay | null> {
  const column = of === 'day' ? of : 'article_id';
  const found = await questionRows(context, 'day', options, (rows) =>
    rows.eq(column, key).order('day', descending).limit(mostOfDay),
  );
  const day = date(found?.[0]?.day);
  return found && day !== null
    ? { day, count: found.filter((row) => row.day === day).length }
    : null;
}

/** Five questions of a topic, newest day first; null without a table. Only the last page knows the total. */
export async function questionsByTopic(
  context: Context,
  { topic, page, ...options }: CallOptions & { topic: string; page: number },
): Promise<Page<Question> | null> {
  const [from, to] = pageRange(page, topicPageSize);
  const rows = await questionRows(context, questionColumns, options, (rows) =>
    rows
      .filter('topics', 'cs', arrayOf(topic))
      .order('day', descending)
      .order('number')
      .order('language')
      .range(from, to + 1),
  );
  if (!rows) return null;
  const total = rows.length > topicPageSize ? null : from + rows.length;
  const items = await toQuestions(context, rows.slice(0, topicPageSize), options);
  return toPage(items, page, total, topicPageSize);
}

/** The topics of the newest 1,000 questions, most frequent first; null without a table. */
export async function questionTopics(
  context: Context,
  options: CallOptions,
): Promise<Topic[] | null> {
  const found = await questionRows(context, 'topics', options, (rows) =>
    rows.order('day', descending).order('number', descending).limit(rowsPerRead),
  );
  return found && mergeTopics(found.flatMap(topicsOf).map((topic) => ({ topic, count: 1 })));
}

/** The existing questions among the first 100 of these ids, in the order of the ids; null without a table. */
export async function questionsById(
  context: Context,
  { ids, ...options }: CallOptions & { ids: readonly string[] },
): Promise<Question[] | null> {
  const asked = ids.filter((id) => /^[1-9]\d{0,17}$/.test(id)).slice(0, mostIds);
  if (asked.length === 0) return [];
  const rows = await questionRows(context, questionColumns, options, (rows) =>
    rows.in('id', asked).order('id'),
  );
  if (!rows) return null;
  const found = await toQuestions(context, rows, options);
  return asked.flatMap((id) => found.find((question) => question.id === id) ?? []);
}

/** All questions or the newest `limit`, newest day first, each day in order; none without a table. */
export async function wholeQuestions(
  context: Context,
  { limit = Infinity, ...options }: CallOptions & { limit?: number },
): Promise<Question[]> {
  // A thousand with their explanations may be longer than an answer can be.
  const rows = await newestRows(context, questionColumns, { limit, most: mostIds, ...options });
  const all: Question[] = [];
  for (const some of inParts(rows, mostIds))
    all.push(...(await toQuestions(context, some, options)));
  return all.toSorted((a, b) => (a.day === b.day ? a.number - b.number : 0));
}

/** The days with questions, newest first, each with the time of its last correction; none without a table. */
export async function allQuestionDays(
  context: Context,
  options: CallOptions,
): Promise<(QuestionDay & Updated)[]> {
  const rows = await newestRows(context, 'day,corrected_at', {
    limit: questionsOfDays,
    most: rowsPerRead,
    ...options,
  });
  const days = Map.groupBy(rows, (row) => date(row.day) ?? '');
  days.delete('');
  return Array.from(days, ([day, ofDay]) => {
    const corrected = ofDay.flatMap((row) => date(row.corrected_at) ?? []).toSorted();
    return { day, count: ofDay.length, updated: corrected.at(-1) ?? null };
  });
}

/** The rows of the newest `limit` questions, read `most` at a time; none without a table. */
async function newestRows(
  context: Context,
  columns: string,
  { limit, most, ...options }: CallOptions & { limit: number; most: number },
) {
  const isEnough = (rows: readonly unknown[]) => rows.length >= limit;
  const found = await ifSupported(context, 'Questions', () =>
    readUntil(context, options, isEnough, (client, from) =>
      rowsOf(client, columns)
        .order('day', descending)
        .order('number', descending)
        // The key of a place: else rows of two languages could change places between two reads.
        .order('language', descending)
        .range(from, Math.min(from + most, limit) - 1),
    ),
  );
  return (found ?? []).map((row) => asRow(row) ?? {});
}

type Rows = ReturnType<typeof rowsOf>;

const rowsOf = (client: TableClient, columns: string) => client.from('Questions').select(columns);

function questionRows(
  context: Context,
  columns: string,
  options: CallOptions,
  narrow: (rows: Rows) => Rows,
) {
  return ifSupported(context, 'Questions', async () => {
    const { data } = await readRows(context, options, (client) => narrow(rowsOf(client, columns)));
    return data.map((row) => asRow(row) ?? {});
  });
}

/** Questions with their articles, which are read in one request: for at most 100 rows. */
async function toQuestions(
  context: Context,
  rows: readonly unknown[],
  options: CallOptions,
): Promise<Question[]> {
  const found = toModels(context, 'Questions', rows, toQuestion);
  const ids = [...new Set(found.flatMap(({ articleId }) => articleId ?? []))];
  const { data } =
    ids.length === 0
      ? { data: [] }
      : await readRows(context, options, (client) =>
          articleRows(client, articleSummaryColumns).in('id', ids),
        );
  // Only articles that visitors can see are returned.
  const articles = toModels(context, 'Articles', data, toArticleSummary);
  return found.map(({ articleId, ...question }) => ({
    ...question,
    article: articles.find(({ id }) => id === articleId) ?? null,
  }));
}
