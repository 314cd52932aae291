import { expect, test } from 'vitest';
import { questionFaults, shownOption } from './questionFaults.ts';

test.each([
  [['1971', '1975', '1976', '1978'], []],
  [['10 and 12', '12', '1 or 15', '100'], []],
  [['1 only', '2 only', '1 and 2', '3'], ["the option (d) is '3', and there are 2 statements"]],
])('two statements with the options %j', (options, faults) => {
  const statements = ['It was added.', 'It was changed.'];
  expect(questionFaults({ statements, options })).toEqual(
    faults.map((reason) => ({ reason, place: 3 })),
  );
});

test.each([
  ['Neither I nor II', 'Neither 1 nor 2'],
  ['न तो I, न ही II', 'न तो 1, न ही 2'],
  ['केवल १ और ३', 'केवल 1 और 3'],
  ['१९७६', '१९७६'],
  ['Part IV', 'Part IV'],
])('the option %s is shown as %s', (option, shown) => {
  expect(shownOption(option)).toBe(shown);
});
