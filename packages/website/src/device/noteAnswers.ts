import { type Question, today } from '@setu/data';
import { type Answers, resultsOf } from '../practice/answers.ts';
import { afterAnswers } from './spacedRepetition.ts';
import { deviceStorage } from './deviceStorage.ts';

/** Stores which sheet was answered, and what wrongly; `day` is null for the sheet of a topic. */
export function noteAnswers(
  questions: readonly Question[],
  answers: Answers,
  day: string | null,
): void {
  const results = resultsOf(questions, answers);
  const answered = questions.map(({ id, day }, at) => ({ id, day, result: results[at] ?? 'left' }));
  deviceStorage.again.change((items) => afterAnswers(items, answered, today()));
  if (day === null) return;
  deviceStorage.done.change((sheets) => [{ day }, ...sheets.filter((sheet) => sheet.day !== day)]);
}
