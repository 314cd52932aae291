import { paths } from '../paths.ts';
import type { Answers } from './answers.ts';

/** The address of a day's questions, including the answers if there are any. */
export function practicePath(day: string, answers?: Answers): string {
  return `${paths.practice}/${day}${answers === undefined ? '' : `?a=${answers}`}`;
}
