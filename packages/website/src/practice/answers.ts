import type { Question } from '@setu/data';

/** What was chosen, question by question; `-` where one was left: `b-dca`. */
export type Answers = string;

/** A sheet has no more questions than these. */
export const mostQuestions = 50;

/** The name of a question's radio buttons, by its place from 0. */
export const fieldName = (index: number): string => `q${index + 1}`;

const fields = Array.from({ length: mostQuestions }, (_, index) => fieldName(index));

/** The parameters that a sheet's address may carry. */
export const answerParams: readonly string[] = ['a', ...fields];

/**
 * The answers that an address carries, one for each question; undefined where it carries none.
 *
 * A form that is sent without a script names each question (`a=&q1=b&q3=d`), a shared address has one text for all
 * (`a=b-d`), which counts where both are there. Whatever is no answer counts as left, and what is too much is cut off.
 */
export function answersOf(query: URLSearchParams, count: number): Answers | undefined {
  const whole = query.get('a');
  const sent = fields.map((name) => query.get(name));
  if (whole === null && sent.every((value) => value === null)) return undefined;
  const letters = whole ? whole.split('') : sent;
  return Array.from({ length: count }, (_, index) => toLetter(letters[index])).join('');
}

const toLetter = (value: string | null | undefined): string =>
  /^[a-d]$/i.test(value ?? '') ? String(value).toLowerCase() : '-';

export type Result = 'right' | 'wrong' | 'left' | 'dropped';

/** What a sheet of Paper I comes to. */
export interface Marks {
  /** In thirds of a mark, so that they are counted exactly: 14 is 4⅔. */
  thirds: number;
  /** In whole marks. */
  outOf: number;
  right: number;
  wrong: number;
  left: number;
  dropped: number;
}

const marksPerQuestion = 2;

/** A wrong answer costs a third of the question's marks, so that blind guesses are worth nothing. */
const thirdsOf: Record<Result, number> = {
  right: 3 * marksPerQuestion,
  wrong: -marksPerQuestion,
  left: 0,
  dropped: 0,
};

/** How each question was answered, by the key as it stands today; one that was dropped counts for no one. */
export function resultsOf(
  questions: readonly Pick<Question, 'answer' | 'state'>[],
  answers: Answers,
): Result[] {
  return questions.map(({ answer, state }, index) => {
    const chosen = answers[index] ?? '-';
    if (state === 'dropped') return 'dropped';
    if (chosen === '-') return 'left';
    return chosen === answer ? 'right' : 'wrong';
  });
}

export function marksOf(results: readonly Result[]): Marks {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  const dropped = count('dropped');
  return {
    thirds: results.reduce((sum, result) => sum + thirdsOf[result], 0),
    outOf: marksPerQuestion * (results.length - dropped),
    right: count('right'),
    wrong: count('wrong'),
    left: count('left'),
    dropped,
  };
}
