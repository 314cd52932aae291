import { paths } from '../paths.ts';

export const practicePath = (day: string): string => `${paths.practice}/${day}`;
