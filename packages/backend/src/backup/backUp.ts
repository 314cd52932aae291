import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { reachDatabase } from '../desk/reachDatabase.ts';
import type { ReachOptions } from '../desk/reachDatabase.ts';
import { connectForCopies } from '../postgres/copies.ts';
import type { Copies } from '../postgres/copies.ts';
import { syncToDisk } from '../process/disk.ts';
import { StartError } from '../process/log.ts';
import { endOfRows, version, withTrailer } from './format.ts';
import type { Header } from './format.ts';
import { countRows, readSequences, readTables } from './tables.ts';

export interface BackupOptions extends ReachOptions {
  /** Where it goes. Nothing may stand there yet. */
  file: string;
  /** Rows that were written, of all. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Writes all rows of a data folder's database into one file, as they are at one moment, while the site goes
 * on writing. The file appears when it is whole, and belongs to its maker alone (mode 600): it holds the
 * messages of visitors. The keys of the folder are not in it.
 *
 * @returns its size in bytes, and the rows in it.
 * @throws StartError for a file that is there already, or a database that cannot be reached.
 */
export async function backUp(options: BackupOptions): Promise<{ bytes: number; rows: number }> {
  const { signal, onProgress = () => {} } = options;
  const file = resolve(options.file);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
  const unfinished = `${file}.unfinished`;
  const database = await reachDatabase(options);
  try {
    const copies = await connectForCopies(database.path);
    try {
      await copies.query('begin isolation level repeatable read read only');
      const header = await readHeader(copies);
      const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
      await pipeline(
        withTrailer(contentOf(copies, header, (done) => onProgress(done, rows))),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
        { signal },
      );
      renameSync(unfinished, file);
      syncToDisk(dirname(file));
      return { bytes: statSync(file).size, rows };
    } finally {
      await copies.close();
    }
  } finally {
    rmSync(unfinished, { force: true });
    await database.close();
  }
}

async function readHeader(copies: Copies): Promise<Header> {
  const migrations = await copies.query<{ name: string }>(
    `select version || '_' || name as name from supabase_migrations.schema_migrations order by version`,
  );
  const tables: Header['tables'] = [];
  for (const table of await readTables(copies)) {
    tables.push({ ...table, rows: await countRows(copies, table.name) });
  }
  return {
    format: 'setu-backup',
    version,
    made: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    // After the rows' moment, so that none of them has a number yet to come.
    sequences: await readSequences(copies),
  };
}

async function* contentOf(
  copies: Copies,
  header: Header,
  tell: (done: number) => void,
): AsyncIterable<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  let done = 0;
  for (const { name, columns, rows } of header.tables) {
    const lines = await copies.read(`copy ${name} (${columns.join(', ')}) to stdout`);
    yield* lines as AsyncIterable<Buffer>;
    yield endOfRows;
    done += rows;
    tell(done);
  }
}
