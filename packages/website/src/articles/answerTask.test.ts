import { expect, test } from 'vitest';
import { answerTask } from './answerTask.ts';

test.each([
  ['Discuss the Money Bill. (150 words, 10 marks)', 150],
  ['Discuss the Money Bill. (Answer in 250 Words) 15', 250],
  ['Discuss (with examples) the Money Bill. (10 marks, 150 words)', 150],
  ['धन विधेयक पर चर्चा कीजिए। (उत्तर 150 शब्दों में दीजिए) 10', 150],
  ['धन विधेयक पर चर्चा कीजिए। (१५० शब्द)', 150],
  ['A report (1150 words) on the Bill', undefined],
  ['In 150 words the judge explained the Bill.', undefined],
  ['The Bill\n(150 words)', undefined],
])('%s: %s words', (text, limit) => {
  expect(answerTask(text)?.limit).toBe(limit);
});

test('the question is the first line, without marks', () => {
  expect(answerTask('**Discuss.** (150 words)\nThe marks are 10.')?.question).toBe(
    'Discuss. (150 words)',
  );
});
