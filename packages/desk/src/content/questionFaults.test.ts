import { expect, test } from 'vitest';
import { questionFaults } from './questionFaults.ts';

test.each([
  [['1971', '1975', '1976', '1978'], []],
  [['10 and 12', '12', '1 or 15', '100'], []],
  [['1 only', '2 only', '1 and 2', '3'], ["the option (d) is '3', and there are 2 statements"]],
])('two statements with the options %j', (options, faults) => {
  expect(questionFaults({ statements: ['It was added.', 'It was changed.'], options })).toEqual(
    faults,
  );
});
