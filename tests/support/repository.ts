import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The text of a file, by its path in the repository. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
