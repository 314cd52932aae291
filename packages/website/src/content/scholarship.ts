import { scheme as words } from '@locales/scholarship.ts';
import type { Scheme } from '../instituteTypes.ts';

/** The words of a scheme: '60% fee scholarship', '100 students per year'. */
export function schemeTexts(scheme: Scheme): { title: string; seats: string } {
  return {
    title: words.title(scheme.percent),
    seats: words.seats(scheme.seatsPerYear),
  };
}
