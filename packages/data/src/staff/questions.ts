import { type ReadQuestion, questionColumns, toQuestion } from '../models/questions.ts';
import { type Language, rowLanguage } from '../models/language.ts';
import { ifSupported } from '../requests/optional.ts';
import { type CallOptions, type Context, readRows, toModels } from '../requests/request.ts';
import { asRow, idOf, columnText } from '../values/values.ts';
import type { Opened } from './models.ts';
import { publishAtOf } from './storedRows.ts';
import { pagesOf } from './pagesOf.ts';
import { correctRow, versionOf, versionedRows } from './versions.ts';
import { articlesBy } from './articles.ts';
import type { WholeRows } from './wholeRows.ts';
import { writeRows } from './writeRows.ts';

/** A question to be published. `publishAt` is like an article's. */
export interface QuestionDraft extends Omit<StoredQuestion, 'id' | 'state' | 'correctedAt'> {
  /** Why the question no longer counts; null: it counts. */
  dropped: string | null;
}

export interface StoredQuestion extends Omit<ReadQuestion, 'language'> {
  language: Language | null;
  publishAt: string | null;
}

export interface QuestionToWrite extends Pick<
  StoredQuestion,
  'state' | 'correction' | 'correctedAt'
> {
  draft: QuestionDraft;
  /** Id of the question to replace; null: none. */
  id: string | null;
}

const storedColumns = `${questionColumns},language,publish_at`;

function toStored(row: unknown): StoredQuestion | undefined {
  const question = toQuestion(row);
  return question && { ...question, language: rowLanguage(row), publishAt: publishAtOf(row) };
}

/** The questions of these days, drafts included; null where the project lacks the table. */
export function questionsOfDays(
  context: Context,
  { days, ...options }: CallOptions & { days: readonly string[] },
): Promise<StoredQuestion[] | null> {
  return ifSupported(context, 'Questions', async () => {
    const found: StoredQuestion[] = [];
    const narrow = { table: 'Questions', columns: storedColumns, ...options };
    for (const day of new Set(days)) {
      const pages = pagesOf(context, { ...narrow, narrow: (query) => query.eq('day', day) });
      for await (const rows of pages) found.push(...toModels(context, 'Questions', rows, toStored));
    }
    return found;
  });
}

/** Whether the table has other questions in the places of these rows. */
export async function isQuestionPlaceTaken(
  context: Context,
  { tables, signal }: CallOptions & { tables: readonly WholeRows[] },
): Promise<boolean> {
  const rows = tables.flatMap(({ table, rows }) => (table === 'Questions' ? rows : []));
  const questions = rows.flatMap((row) => toStored(row) ?? []);
  const placeOf = ({ day, number, language }: StoredQuestion) => `${day} ${number} ${language}`;
  const own = new Set(rows.map(({ id }) => String(id)));
  const places = new Set(questions.map(placeOf));
  const days = questions.map(({ day }) => day);
  const stored = (await questionsOfDays(context, { days, signal })) ?? [];
  return stored.some((question) => !own.has(question.id) && places.has(placeOf(question)));
}

/** A question by its id, with its version; undefined: there is none, or it is malformed. */
export async function openedQuestion(
  context: Context,
  { id, signal }: CallOptions & { id: string },
): Promise<Opened<StoredQuestion> | undefined> {
  const where: [string, string] = ['id', id];
  const options = { table: 'Questions', columns: storedColumns, where, signal };
  const rows = await ifSupported(context, 'Questions', () => versionedRows(context, options));
  const [row] = rows ?? [];
  const draft = toStored(row);
  return draft && { version: versionOf(row), draft };
}

/** How many questions each day from `from` to `to` has; drafts do not count. */
export async function questionCounts(
  context: Context,
  { from, to, ...options }: CallOptions & { from: string; to: string },
): Promise<Map<string, number>> {
  // A question in two languages has one number.
  const numbers = new Map<string, Set<unknown>>();
  await ifSupported(context, 'Questions', async () => {
    const pages = pagesOf(context, {
      table: 'Questions',
      columns: 'id,day,number,publish_at',
      narrow: (query) => query.gte('day', from).lte('day', to),
      ...options,
    });
    for await (const rows of pages) {
      for (const row of rows.map((one) => asRow(one))) {
        const day = columnText(row, 'day');
        if (day === null || row?.publish_at === 'infinity') continue;
        numbers.set(day, (numbers.get(day) ?? new Set()).add(row?.number));
      }
    }
  });
  return new Map([...numbers].map(([day, { size }]) => [day, size]));
}

export async function articleIdsOf(
  context: Context,
  { ids, ...options }: CallOptions & { ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await articlesBy(context, { column: 'id', columns: 'id', ids, ...options });
  const found = new Set(rows.map(idOf));
  // `025` finds article 25, but a question with it would be nowhere beside that article.
  return new Set(ids.filter((id) => found.has(id)));
}

export async function writeQuestions(
  context: Context,
  { questions, signal }: CallOptions & { questions: readonly QuestionToWrite[] },
): Promise<string[]> {
  // Replaced rows come first to free their numbers: the embedded engine writes new rows in a separate statement.
  const inTurn = questions.toSorted((a, b) => Number(a.id === null) - Number(b.id === null));
  const rows = inTurn.map(({ id, ...question }) => ({
    ...(id !== null && { id }),
    ...columnsOf(question),
  }));
  return writeRows(context, { table: 'Questions', rows, signal });
}

export const correctQuestion = (
  context: Context,
  {
    question,
    ...row
  }: CallOptions & { id: string; version: string; question: Omit<QuestionToWrite, 'id'> },
): Promise<string | undefined> =>
  correctRow(context, { table: 'Questions', columns: columnsOf(question), ...row });

const columnsOf = ({
  draft,
  state,
  correction,
  correctedAt,
}: Omit<QuestionToWrite, 'id'>): Record<string, unknown> => ({
  day: draft.day,
  number: draft.number,
  article_id: draft.articleId,
  stem: draft.stem,
  statements: draft.statements,
  line: draft.line,
  options: draft.options,
  answer: draft.answer,
  explanation: draft.explanation,
  source: draft.source,
  topics: draft.topics.length > 0 ? draft.topics : null,
  language: draft.language,
  state,
  correction,
  corrected_at: correctedAt,
  publish_at: draft.publishAt,
});

export async function questionTotal(context: Context, options: CallOptions = {}): Promise<number> {
  const answer = await ifSupported(context, 'Questions', () =>
    // With a body: a HEAD response would not say that the table is missing.
    readRows(context, options, (client) =>
      client.from('Questions').select('id', { count: 'exact' }).limit(1),
    ),
  );
  return answer?.count ?? 0;
}

/** All questions, 1,000 at a time; a malformed one is reduced to its id and stem. */
export async function* storedQuestions(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<(StoredQuestion | { id: string | null; stem: string | null })[]> {
  const pages = pagesOf(context, { table: 'Questions', columns: storedColumns, ...options });
  const next = () => ifSupported(context, 'Questions', () => pages.next());
  for (let page = await next(); page && !page.done; page = await next()) {
    yield page.value.map(
      (row) => toStored(row) ?? { id: idOf(row), stem: columnText(row, 'stem') },
    );
  }
}
