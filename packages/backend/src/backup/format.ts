import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messageOf, StartError } from '../shared/errors.ts';

/**
 * A backup is one gzip file of JSON lines, which `zcat` prints: a header, then the rows of each table in the header.
 * A row is a list of its values in PostgreSQL's text format, which exists for every type.
 */
export interface Header {
  format: 'setu-backup';
  /** Format version; raised when older releases can no longer read the file. */
  version: number;
  /** When it was made, ISO 8601. */
  made: string;
  /** The migrations that the database had, such as `20261124000100_tables_and_access`. */
  migrations: string[];
  tables: SavedTable[];
  sequences: SavedSequence[];
}

/** Names are quoted as in SQL. */
export interface SavedTable {
  name: string;
  columns: string[];
  rows: number;
}

export interface SavedSequence {
  name: string;
  last: string;
  called: boolean;
}

export const version = 1;

export const rowsOf = ({ tables }: Pick<Header, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** The longest row has 1 MB of text, which is six times as long where JSON escapes every character. */
const longestLine = 16 * 1024 * 1024;

/** The lines of a backup; one that is longer than any row is an error. */
export async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  let length = 0;
  // Errors of the pipeline are thrown where it is read.
  const content = pipeline(createReadStream(file), createGunzip(), () => {});
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw new Error('a line is longer than any row');
  }
}

/**
 * Reads a whole backup, of which gzip checks every byte.
 *
 * @param known the migrations of this program, by name.
 * @throws StartError for a file that cannot be read, is no backup, damaged, cut off, or made by a newer version.
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<Header> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StartError(`There is no file ${file}.`);
  }
  let header: Header | undefined;
  try {
    for await (const line of linesOf(file)) header ??= readHeader(file, line, known);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).syscall !== undefined) {
      throw new StartError(`${file} cannot be read: ${messageOf(error)}.`);
    }
    throw damaged(file, messageOf(error));
  }
  if (!header) throw damaged(file, 'it is empty');
  return header;
}

function readHeader(file: string, line: Buffer, known: readonly string[]): Header {
  const header = parseHeader(line);
  if (header?.format !== 'setu-backup') throw new StartError(`${file} is no backup of a database.`);
  const unknown = (header.migrations ?? []).filter((name) => !known.includes(name));
  if (header.version !== version || unknown.length > 0) {
    throw new StartError(
      `${file} was made by a newer version of this program` +
        `${unknown.length > 0 ? ` (${unknown.join(', ')})` : ''}. Restore it with that version.`,
    );
  }
  return header as Header;
}

function parseHeader(line: Buffer): Partial<Header> | undefined {
  try {
    return JSON.parse(line.toString()) as Partial<Header>;
  } catch {
    return undefined;
  }
}

function damaged(file: string, reason: string): StartError {
  return new StartError(
    `${file} is damaged and cannot be restored (${reason}). Take another backup.`,
  );
}
