import * as fc from 'fast-check';
import type { Question } from './questions.ts';

/** What makes a question on the list one that is not, whatever it was before. */
export type Spoil = (question: Question) => Question;

/** Adds a parameter. */
export const param = (
  names: fc.Arbitrary<string>,
  values: fc.Arbitrary<string>,
): fc.Arbitrary<Spoil> =>
  fc.tuple(names, values, fc.boolean()).map(([name, value, isFirst]) => (question) => ({
    ...question,
    params: isFirst ? [[name, value], ...question.params] : [...question.params, [name, value]],
  }));

/** Takes the place of a parameter. */
export const instead = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  values.map((value) => (question) => ({
    ...question,
    params: [...question.params.filter(([other]) => other !== name), [name, value]],
  }));

export const header = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  values.map((value) => (question) => ({
    ...question,
    headers: { ...question.headers, [name]: value },
  }));

export const constants = (...values: string[]) => fc.constantFrom(...values);
