import type { Output } from '../command.ts';
import type { Problem } from '../content/entry.ts';
import { exitStatus } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';

/** The maximum number of problems printed. */
const mostShown = 50;

/** One line, whatever the file name and the reason contain. */
const lineOf = (problem: Problem) =>
  onOneLine(`${problem.file}:${problem.line}: ${reasonOf(problem)}`);

const reasonOf = ({ reason, isReplaceable }: Problem) =>
  isReplaceable
    ? `${reason}. With --replace it is written over, and keeps its id and address`
    : reason;

/** Reports what visitors may see otherwise than its author intended; nothing is refused for that. */
export function showWarnings(warnings: readonly Problem[], output: Output): void {
  for (const warning of warnings.slice(0, mostShown)) output.say(lineOf(warning));
  if (warnings.length > mostShown) output.say(`… and ${warnings.length - mostShown} more.`);
}

/** Problems in the order of the files and their lines. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

/** Reports problems, as `file:line: reason`, and that nothing was written. */
export function report(found: readonly Problem[], noun: string, output: Output): number {
  const problems = inOrder(found);
  if (output.json) {
    output.table(
      ['file', 'line', 'reason'],
      problems.map((problem) => [problem.file, problem.line, reasonOf(problem)]),
    );
    return exitStatus.refused;
  }
  showWarnings(problems, output);
  if (problems.length === 0) output.say(`There is no ${noun} in these files.`);
  output.say('Nothing was written.');
  return exitStatus.refused;
}
