import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messageOf, StartError } from '../shared/errors.ts';

/**
 * A backup is one gzip file of JSON lines, which `zcat` prints: a header, then the rows of each table in the header,
 * then a trailer. A row is a list of its values in PostgreSQL's text format, which exists for every type.
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

/** Appends the trailer to the content of a backup: the hash of all bytes before it, in hexadecimal. */
export async function* withTrailer(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}

/** The longest row has 1 MB of text, which is six times as long where JSON escapes every character. */
const longestLine = 16 * 1024 * 1024;

/** The lines of a backup, each with its line break; a line that is longer than any row is an error. */
export async function* linesOf(file: string): AsyncIterable<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  // Errors of the pipeline are thrown where it is read.
  const content = pipeline(createReadStream(file), createGunzip(), () => {});
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw new Error('a line is longer than any row');
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/**
 * Reads a whole backup and checks it.
 *
 * @param known the migrations of this program, by name.
 * @throws StartError for a file that is no backup, that is damaged or cut off, or that a newer version of
 * this program has made.
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<Header> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StartError(`There is no file ${file}.`);
  }
  const hash = createHash('sha256');
  let header: Header | undefined;
  let last: Buffer | undefined;
  try {
    for await (const line of linesOf(file)) {
      header ??= readHeader(file, line, known);
      if (last) hash.update(last);
      last = line;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw damaged(file, messageOf(error));
  }
  const { sha256 } = readJson<{ sha256: string }>(last) ?? {};
  if (!header || sha256 !== hash.digest('hex')) throw damaged(file, 'it is not whole');
  return header;
}

function readHeader(file: string, line: Buffer, known: readonly string[]): Header {
  const header = readJson<Header>(line);
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

function readJson<Value>(line: Buffer | undefined): Partial<Value> | undefined {
  try {
    return JSON.parse(line?.toString() ?? '') as Partial<Value>;
  } catch {
    return undefined;
  }
}

function damaged(file: string, reason: string): StartError {
  return new StartError(
    `${file} is damaged and cannot be restored (${reason}). Take another backup.`,
  );
}
