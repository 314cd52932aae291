import { toArticleSummary, topicsOf, articleSummaryColumns } from '../models/articles.ts';
import type { ArticleDays, ArticleSummary, Topic, Updated } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { toQuestion, questionColumns } from '../models/questions.ts';
import type { Question, QuestionDay, QuestionRow, QuestionsOfDay } from '../models/questions.ts';
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

export interface QuestionsOfDayOptions extends CallOptions {
  /** `2026-11-20`; absent: the newest day that has questions. */
  day?: string | undefined;
}

/** The questions of a day in their order, the dropped ones too; null where the project has no table of them. */
export async function questionsOfDay(
  context: Context,
  { day, ...options }: QuestionsOfDayOptions,
): Promise<QuestionsOfDay | null> {
  const found = await readQuestions(context, options, (rows) =>
    day === undefined
      ? rows.order('day', { ascending: false }).order('number').limit(mostOfNewest)
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

/** The days that have questions of an article, the newest first; none without a table. */
export async function questionsOfArticle(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<QuestionDay[]> {
  if (key(id) === null) return [];
  const days = await ifThere(context, 'Questions', async () => {
    const { data } = await read(
      context,
      (client, signal) =>
        client
          .from('Questions')
          .select('day')
          .eq('article_id', id)
          .order('day', { ascending: false })
          .limit(mostOfDay)
          .abortSignal(signal),
      isRows,
      options,
    );
    return data.flatMap((row) => date(asRow<{ day: unknown }>(row)?.day) ?? []);
  });
  return Array.from(countEach(days ?? []), ([day, count]) => ({ day, count }));
}

/** How many questions a day has; 0 without a table. */
export async function questionCount(
  context: Context,
  { day, ...options }: CallOptions & { day: string },
): Promise<number> {
  const count = await ifThere(context, 'Questions', async () => {
    const answer = await read(
      context,
      (client, signal) =>
        // With a body: an error to a HEAD request does not say that it is the table which is missing.
        client
          .from('Questions')
          .select('id', { count: 'exact' })
          .eq('day', day)
          .limit(1)
          .abortSignal(signal),
      isRows,
      options,
    );
    return answer.count ?? answer.data.length;
  });
  return count ?? 0;
}

/** So many questions of a topic stand on a page: with their explanations they are long. */
const topicPageSize = 5;

export interface QuestionsByTopicOptions extends CallOptions {
  topic: string;
  /** From 1. */
  page: number;
}

/**
 * One page of five questions of a topic, the newest day first. How many there are in all is known on the last
 * page: counting would read all of them. Past the end no items; null without a table.
 */
export async function questionsByTopic(
  context: Context,
  { topic, page, ...options }: QuestionsByTopicOptions,
): Promise<Page<Question> | null> {
  const [from, to] = pageRange(page, topicPageSize);
  const found = await readQuestions(context, options, (rows) =>
    rows
      // A list of one text, written as PostgreSQL reads it.
      .filter('topics', 'cs', `{${JSON.stringify(topic)}}`)
      .order('day', { ascending: false })
      .order('number')
      .range(from, to + 1),
  );
  if (!found) return null;
  const total = found.length > topicPageSize ? null : from + found.length;
  return toPage(found.slice(0, topicPageSize), page, total, topicPageSize);
}

/** So many of the newest questions say which topics there are. */
const questionsOfTopics = 1_000;

/** The topics of the newest 1,000 questions, those with the most first; null without a table. */
export function questionTopics(context: Context, options: CallOptions): Promise<Topic[] | null> {
  return context.share('question topics', options, (options) =>
    ifThere(context, 'Questions', async () => {
      const { data } = await read(
        context,
        (client, signal) =>
          client
            .from('Questions')
            .select('topics')
            .order('day', { ascending: false })
            .limit(questionsOfTopics)
            .abortSignal(signal),
        isRows,
        options,
      );
      const counts = Array.from(countEach(data.flatMap(topicsOf)), ([topic, count]) => ({
        topic,
        count,
      }));
      return counts.toSorted((one, other) => other.count - one.count);
    }),
  );
}

/** So many ids are asked for at most: an address has 4,096 characters. */
const mostIds = 100;

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

/** The newest questions, the last of the newest day first; none without a table. */
export async function newestQuestions(
  context: Context,
  { limit, ...options }: CallOptions & { limit: number },
): Promise<Question[]> {
  const found = await readQuestions(context, options, (rows) =>
    rows.order('day', { ascending: false }).order('number', { ascending: false }).limit(limit),
  );
  return found ?? [];
}

/** So many of the newest questions say which days there are: more than three years of five a day. */
const questionsOfDays = 6 * rowsPerRead;

/** The days that have questions, the newest first, each with when a key was last corrected; none without a table. */
export async function allQuestionDays(
  context: Context,
  options: CallOptions,
): Promise<(QuestionDay & Updated)[]> {
  const days = new Map<string, QuestionDay & Updated>();
  for (let from = 0; from < questionsOfDays; from += rowsPerRead) {
    const rows = await ifThere(context, 'Questions', async () => {
      const build = (client: TableClient, signal: AbortSignal) =>
        client
          .from('Questions')
          .select('day,corrected_at')
          .order('day', { ascending: false })
          .order('number', { ascending: false })
          .range(from, from + rowsPerRead - 1)
          .abortSignal(signal);
      return (await read(context, build, isRows, options)).data;
    });
    for (const row of (rows ?? []).map((row) => asRow<QuestionRow>(row))) {
      const day = date(row?.day);
      const corrected = date(row?.corrected_at);
      if (day === null) continue;
      const { count, updated } = days.get(day) ?? { count: 0, updated: null };
      const isLater = corrected !== null && corrected > (updated ?? '');
      days.set(day, { day, count: count + 1, updated: isLater ? corrected : updated });
    }
    if ((rows ?? []).length < rowsPerRead) break;
  }
  return [...days.values()];
}

type Rows = ReturnType<typeof rowsOf>;

const rowsOf = (client: TableClient) => client.from('Questions').select(questionColumns);

/** Questions with the articles that they come from; null where the project has no table of them. */
function readQuestions(
  context: Context,
  options: CallOptions,
  narrow: (rows: Rows) => Rows,
): Promise<Question[] | null> {
  return ifThere(context, 'Questions', async () => {
    const { data } = await read(
      context,
      (client, signal) => narrow(rowsOf(client)).abortSignal(signal),
      isRows,
      options,
    );
    const found = toModels(context, 'Questions', data, toQuestion);
    const articles = await articlesOf(
      context,
      found.flatMap(({ articleId }) => articleId ?? []),
      options,
    );
    return found.map(({ articleId, ...question }) => ({
      ...question,
      article: articles.get(articleId ?? '') ?? null,
    }));
  });
}

/** Those of the articles that visitors see, by their ids. */
async function articlesOf(
  context: Context,
  ids: readonly string[],
  options: CallOptions,
): Promise<Map<string, ArticleSummary>> {
  if (ids.length === 0) return new Map();
  const { data } = await read(
    context,
    (client, signal) =>
      client
        .from('Articles')
        .select(articleSummaryColumns)
        .in('id', [...new Set(ids)])
        .abortSignal(signal),
    isRows,
    options,
  );
  const articles = toModels(context, 'Articles', data, toArticleSummary);
  return new Map(articles.map((article) => [article.id, article]));
}

/** How often each text is there, in the order of their first. */
function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
