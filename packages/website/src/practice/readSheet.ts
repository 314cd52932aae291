import { monthOf, parseDay, parsePage } from '@setu/data';
import type { ArticleDays, Queries, Question } from '@setu/data';
import { type Outcome, outcomeOf } from '@setu/kit';
import { periodName } from '../articles/periodName.ts';
import { isTopicAt, topicPracticePath } from '../articles/topicPath.ts';
import { paths, withQuery, practicePath } from '../paths.ts';
import { type Answers, answersOf } from './answers.ts';

/** Questions that are answered together: those of a day, or some of a topic. */
export interface Sheet {
  /** Its day in words, or its topic; null for the newest day, or if it could not be read. */
  name: string | null;
  path: string;
  questions: Outcome<Question[]>;
  /** The day of the questions; null for a topic, or if they could not be read. */
  day: string | null;
  days: ArticleDays | null;
  page: number;
  pageCount: number;
  answers?: Answers | undefined;
}

interface Options {
  query: URLSearchParams;
  signal: AbortSignal;
}

const sheetOf = (questions: Sheet['questions'], name: string | null, path: string): Sheet => ({
  name,
  path,
  questions,
  day: null,
  days: null,
  page: 1,
  pageCount: 1,
});

export interface SheetAddress extends Pick<Sheet, 'path' | 'day' | 'page'> {
  ids: string;
  /** The places of its questions in the answers: of a day by their numbers, which both languages share. */
  places: readonly number[];
}

const placesOf = (questions: readonly Question[], day: string | null) =>
  questions.map(({ number }, index) => (day === null ? index : number - 1));

export const addressOf = (
  sheet: Pick<Sheet, 'path' | 'day' | 'page'>,
  questions: readonly Question[],
): SheetAddress => ({
  ...sheet,
  ids: questions.map(({ id }) => id).join('.'),
  places: placesOf(questions, sheet.day),
});

/** The address of these questions of a topic, whatever is added to it. */
export const namedPath = ({ path, page, ids }: Omit<SheetAddress, 'day' | 'places'>): string =>
  withQuery(path, { of: ids }, page);

/** The address of an answered sheet: added and removed questions do not shift the answers in it. */
export function checkedPath(address: SheetAddress, answers: Answers): string {
  const { path, day, places } = address;
  const letters: (string | undefined)[] = [];
  places.forEach((place, index) => (letters[place] = answers[index]));
  const all = Array.from(letters, (letter) => letter ?? '-').join('');
  return `${day === null ? `${namedPath(address)}&` : `${path}?`}a=${all}`;
}

/** The answers in an address to these questions. A static host may have sent others of a topic than it names. */
export function answersAt(search: string, { day, ids, places }: SheetAddress): Answers | undefined {
  const query = new URLSearchParams(search);
  const isOfThese = day !== null || (query.get('of') ?? ids) === ids;
  return isOfThese ? answersOf(query, places) : undefined;
}

/**
 * The questions of a day, by default of the newest one; null if that day has none, or the project has no table. The
 * footer leads to `/practice` as soon as there is a table, which may be empty.
 */
export async function readDay(
  queries: Queries,
  named: string | undefined,
  { query, signal }: Options,
): Promise<Sheet | null> {
  const day = parseDay(named);
  const name = day === undefined ? null : periodName(day);
  const readDays = () => outcomeOf(queries.questionDays({ month: day && monthOf(day), signal }));
  if (named !== undefined && day === undefined) {
    // The page for when the backend does not answer is rendered at such an address, and must show the failure.
    const days = await readDays();
    return days.ok ? null : sheetOf(days, null, paths.practice);
  }
  const [found, days] = await Promise.all([
    outcomeOf(queries.questionsOfDay({ day, signal })),
    readDays(),
  ]);
  if (!found.ok)
    return sheetOf(found, name, day === undefined ? paths.practice : practicePath(day));
  const { day: shown = null, questions = [] } = found.value ?? {};
  if (shown === null || questions.length === 0) {
    return found.value && named === undefined
      ? sheetOf({ ok: true, value: [] }, null, paths.practice)
      : null;
  }
  return {
    ...sheetOf({ ok: true, value: questions }, name, practicePath(shown)),
    day: shown,
    days: days.ok ? days.value : null,
    answers: answersOf(query, placesOf(questions, shown)),
  };
}

/** A topic of the articles, from whose pages most visitors come, else of the questions. */
async function topicAt(queries: Queries, slug: string, signal: AbortSignal) {
  const isSought = isTopicAt(slug);
  const ofArticles = (await queries.topics({ isSought, signal }))?.find(isSought);
  return ofArticles ?? (await queries.questionTopics({ signal }))?.find(isSought);
}

/** Five questions of a topic, the newest first, or the answered ones; null if there are none. */
export async function readTopic(
  queries: Queries,
  slug: string,
  { query, signal }: Options,
): Promise<Sheet | null> {
  const page = parsePage(query.get('page'));
  if (page === undefined) return null;
  const at = await outcomeOf(topicAt(queries, slug, signal));
  if (!at.ok) return sheetOf(at, null, paths.practice);
  if (!at.value) return null;
  const { topic } = at.value;
  const path = topicPracticePath(topic);
  const ids = query.get('of')?.split('.');
  const reading = outcomeOf(queries.questionsByTopic({ topic, page, signal }));
  const named =
    ids &&
    outcomeOf(queries.questionsById({ ids, signal }).then((items) => ({ items: items ?? [] })));
  const [onPage, found] = await Promise.all([reading, named ?? reading]);
  if (!found.ok) return sheetOf(found, topic, path);
  const questions = found.value?.items.filter(({ topics }) => topics.includes(topic)) ?? [];
  if (questions.length === 0) return null;
  const places = questions.map(({ id }, index) => (ids ? ids.indexOf(id) : index));
  return {
    ...sheetOf({ ok: true, value: questions }, topic, path),
    page,
    pageCount: (onPage.ok && onPage.value?.pageCount) || 1,
    // Some of the questions may be gone since.
    answers: answersOf(query, places, places),
  };
}
