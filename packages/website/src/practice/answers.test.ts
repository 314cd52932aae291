import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../tests/support/fuzz.ts';
import { answersOf, fieldName, marksOf, mostQuestions, resultsOf } from './answers.ts';

describe('the answers of an address', () => {
  test.for([
    ['', undefined],
    ['page=2', undefined],
    ['a=b-dca', 'b-dca'],
    ['a=B-DCA', 'b-dca'],
    ['a=', '-----'],
    ['a=b', 'b----'],
    ['a=b-dcabbb', 'b-dca'],
    ['a=xb d%00', '-b-d-'],
    ['a=🙂b', '--b--'],
    ['a=b-dca&a=aaaaa', 'b-dca'],
    ['q1=b&q3=d', 'b-d--'],
    ['a=&q1=b&q3=d', 'b-d--'],
    ['a=c&q1=b&q3=d', 'c----'],
    ['q1=b&q1=c', 'b----'],
    ['q2=ab&q3=&q4=e&q5=%3Cscript%3E', '-----'],
    ['q9=a', '-----'],
  ] as const)('%s: %s', ([query, answers]) => {
    expect(answersOf(new URLSearchParams(query), [0, 1, 2, 3, 4])).toBe(answers);
  });

  test('lead to the same one however they are written', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '-'), {
      minLength: 1,
      maxLength: mostQuestions,
    });
    fc.assert(
      fc.property(letters, (chosen) => {
        const query = new URLSearchParams({ a: '' });
        chosen.forEach((letter, index) => {
          if (letter !== '-') query.set(fieldName(index), letter);
        });
        const places = [...chosen.keys()];
        const answers = answersOf(query, places);
        expect(answers).toBe(chosen.join(''));
        expect(answersOf(new URLSearchParams({ a: answers ?? '' }), places)).toBe(answers);
      }),
      cases(300),
    );
  });
});

/** Every way to answer five questions. */
const allAnswers = Array.from({ length: 5 ** 5 }, (_, number) =>
  number
    .toString(5)
    .padStart(5, '0')
    .replace(/\d/g, (digit) => 'abcd-'[Number(digit)] ?? ''),
);

const states = fc.array(fc.constantFrom('valid', 'corrected', 'dropped'), {
  minLength: 5,
  maxLength: 5,
});
const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 5, maxLength: 5 });

test('marks are right for all answers of a day, corrected and dropped questions too', () => {
  fc.assert(
    fc.property(keys, states, (key, state) => {
      const questions = key.map((answer, index) => ({ answer, state: state[index] ?? 'valid' }));
      const outOf = 2 * state.filter((each) => each !== 'dropped').length;
      const miscounted = allAnswers.filter((answers) => {
        const thirds = questions.map((question, index) => {
          if (question.state === 'dropped' || answers[index] === '-') return 0;
          return answers[index] === question.answer ? 6 : -2;
        });
        const marks = marksOf(resultsOf(questions, answers));
        const counted = marks.right + marks.wrong + marks.left + marks.dropped;
        const isExact = marks.thirds === thirds.reduce((sum: number, each) => sum + each, 0);
        return !isExact || marks.outOf !== outOf || counted !== 5;
      });
      expect(miscounted).toEqual([]);
    }),
    cases(20),
  );
});
