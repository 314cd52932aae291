import type { Question } from '@setu/data';

/** The choice for each question, `-` for a question left out: `b-dca`. */
export type Answers = string;

/** The maximum number of questions of a sheet: those of a whole paper. */
export const mostQuestions = 100;

export const fieldName = (index: number): string => `q${index + 1}`;

const fields = Array.from({ length: mostQuestions }, (_, index) => fieldName(index));

export const answerParams: readonly string[] = ['a', ...fields];

/**
 * The answers in an address, one for each question; undefined if it contains none. A form sent without a script names
 * each question (`a=&q1=b&q3=d`); a shared address has one text for all (`a=b-d`), which takes precedence.
 *
 * @param places of the questions in the text for all, from 0.
 * @param fieldPlaces of the questions among the fields of the form. Default: it had these questions.
 */
export function answersOf(
  query: URLSearchParams,
  places: readonly number[],
  fieldPlaces: readonly number[] = places.map((_, index) => index),
): Answers | undefined {
  const whole = query.get('a');
  const sent = fields.map((name) => query.get(name));
  if (whole === null && sent.every((value) => value === null)) return undefined;
  return places
    .map((place, index) => toLetter(whole ? whole[place] : sent[fieldPlaces[index] ?? -1]))
    .join('');
}

const toLetter = (value: string | null | undefined): string =>
  /^[a-d]$/i.exec(value ?? '')?.[0].toLowerCase() ?? '-';

export type Result = 'right' | 'wrong' | 'left' | 'dropped';

const marksPerQuestion = 2;

/** A wrong answer costs a third of the question's marks, so that blind guesses are worth nothing. */
const thirdsOf: Record<Result, number> = {
  right: 3 * marksPerQuestion,
  wrong: -marksPerQuestion,
  left: 0,
  dropped: 0,
};

/** The result of each question by the current answer key; a dropped question does not count. */
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

export function marksOf(results: readonly Result[]) {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  const dropped = count('dropped');
  return {
    /** In thirds of a mark, so that they are counted exactly: 14 is 4⅔. */
    thirds: results.reduce((sum, result) => sum + thirdsOf[result], 0),
    outOf: marksPerQuestion * (results.length - dropped),
    right: count('right'),
    wrong: count('wrong'),
    left: count('left'),
    dropped,
  };
}
