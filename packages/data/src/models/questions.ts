import { type ArticleSummary, topicsOf } from './articles.ts';
import type { InLanguage } from './language.ts';
import { asRow, date, key, text } from '../values/values.ts';

export const choices = ['a', 'b', 'c', 'd'] as const;

export type Choice = (typeof choices)[number];

/** Whether the answer key is as published, was corrected, or the question no longer counts. */
export type QuestionState = 'valid' | 'corrected' | 'dropped';

/** A multiple-choice question of a day's practice. All texts are plain, with `\n` line ends. */
export interface Question extends InLanguage {
  id: string;
  /** `2026-11-20` */
  day: string;
  /** The question's position in the day, from 1; unchanged when other questions are dropped. */
  number: number;
  stem: string;
  /** The statements between stem and question line, without numbers; often none. */
  statements: string[];
  /** The question about the statements: 'Which of the statements given above is/are correct?' */
  line: string | null;
  options: [string, string, string, string];
  answer: Choice;
  explanation: string | null;
  source: string | null;
  topics: string[];
  state: QuestionState;
  /** Why the question was corrected or dropped, and when, as an instant in UTC; both null if it is valid. */
  correction: string | null;
  correctedAt: string | null;
  /** The article that the question is based on; null if there is none, or if visitors cannot see it. */
  article: ArticleSummary | null;
}

/** The questions of one day in order; `day` is null where no day has any. */
export interface QuestionsOfDay {
  day: string | null;
  questions: Question[];
}

export interface QuestionDay {
  day: string;
  count: number;
}

export const questionColumns =
  'id,day,number,article_id,stem,statements,line,options,answer,explanation,source,topics,state,correction,corrected_at';

/** The limits of the table: `20261124000650_questions.sql`. */
export const questionLimits = {
  number: 100,
  statements: 10,
  stem: 2_000,
  statement: 1_000,
  line: 500,
  option: 500,
  explanation: 10_000,
  source: 300,
  correction: 1_000,
} as const;

export type ReadQuestion = Omit<Question, 'article'> & { articleId: string | null };

/** A row of `Questions`; `undefined` if it is unusable (no day, not four options, no answer). */
export function toQuestion(value: unknown): ReadQuestion | undefined {
  const row = asRow(value);
  const id = key(row?.id);
  const day = date(row?.day);
  const stem = text(row?.stem, questionLimits.stem);
  const [a, b, c, d, ...more] = textsOf(row?.options, questionLimits.option);
  const answer = choices.find((choice) => choice === row?.answer);
  const state = states.find((name) => name === row?.state);
  if (!row || id === null || !day || stem === null || !isNumber(row.number)) return undefined;
  if (!a || !b || !c || !d || more.length > 0 || !answer || !state) return undefined;
  const isValid = state === 'valid';
  return {
    id,
    day,
    number: row.number,
    stem,
    statements: textsOf(row.statements, questionLimits.statement),
    line: text(row.line, questionLimits.line),
    options: [a, b, c, d],
    answer,
    explanation: text(row.explanation, questionLimits.explanation),
    source: text(row.source, questionLimits.source),
    topics: topicsOf(row),
    state,
    correction: isValid ? null : text(row.correction, questionLimits.correction),
    correctedAt: isValid ? null : date(row.corrected_at),
    articleId: key(row.article_id),
  };
}

const states: readonly QuestionState[] = ['valid', 'corrected', 'dropped'];

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= questionLimits.number;

function textsOf(value: unknown, max: number): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, questionLimits.statements).flatMap((item) => text(item, max) ?? []);
}
