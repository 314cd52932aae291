import { paths } from '../paths.ts';

/** The address of a day's questions. */
export const practicePath = (day: string): string => `${paths.practice}/${day}`;
