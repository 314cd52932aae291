import { stripVTControlCharacters } from 'node:util';

/** Without colours, which Vite's messages have even in a log. */
export const errorMessage = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error));
