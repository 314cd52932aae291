import { writeFile } from 'node:fs/promises';
import type { WholeRows } from '@setu/data/staff';
import { decode } from '../content/decode.ts';
import { readBounded } from '../content/readBounded.ts';

/** What was withdrawn: its rows, in the order in which they are put back. */
export interface Withdrawn {
  format: 'setu-withdrawn';
  /** In words: `course '/gs-foundation'`. */
  what: string;
  tables: WholeRows[];
}

const tableNames = new Set<string>([
  'Articles',
  'Questions',
  'Course Details',
  'Course Section',
  'resources',
] satisfies WholeRows['table'][]);

const longest = 20 * 1024 * 1024;

/** Writes a new file and flushes it to disk, because its rows are deleted from the database afterwards. */
export async function writeWithdrawn(file: string, withdrawn: Withdrawn): Promise<void> {
  const options = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(file, `${JSON.stringify(withdrawn, null, 2)}\n`, options);
}

/** @returns the file's content, or a sentence on why it cannot be read. */
export async function readWithdrawn(file: string): Promise<Withdrawn | string> {
  const bytes = await readBounded(file, longest);
  if (typeof bytes === 'string') return bytes;
  const decoded = decode(bytes);
  try {
    const value = JSON.parse('text' in decoded ? decoded.text : '') as Partial<Withdrawn>;
    const { format, what, tables } = value;
    if (format === 'setu-withdrawn' && typeof what === 'string' && Array.isArray(tables)) {
      const isWhole = tables.every(
        ({ table, rows }) => tableNames.has(table) && Array.isArray(rows) && rows.every(isRow),
      );
      if (isWhole) return { format, what, tables };
    }
  } catch {
    // Reported below.
  }
  return 'is no file that `desk withdraw` has written, or was changed';
}

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && 'id' in row;
