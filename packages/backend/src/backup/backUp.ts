import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type ReachOptions, reachDatabase } from '../desk/reachDatabase.ts';
import { type Statements, connectAsOwner } from '../postgres/database.ts';
import { syncToDisk } from '../shared/disk.ts';
import { StartError } from '../shared/errors.ts';
import { type Header, rowsOf, version } from './format.ts';
import { readSequences, readTables } from './tables.ts';

export interface BackupOptions extends ReachOptions {
  /** Path of the backup. It must not exist yet. */
  file: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Writes one moment of all rows of a data folder's database into a file, while the site goes on writing. The file
 * appears once it is complete; it contains visitors' messages, so only its owner may read it (mode 600).
 *
 * @returns its size in bytes, and the rows in it.
 * @throws StartError for a file that exists already, or a database that cannot be reached.
 */
export async function backUp(options: BackupOptions): Promise<{ bytes: number; rows: number }> {
  const { signal, onProgress = () => {} } = options;
  const file = resolve(options.file);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
  const unfinished = `${file}.unfinished`;
  await using reached = await reachDatabase(options);
  await using owner = connectAsOwner(reached.path);
  try {
    const rows = await owner.transaction(async (database) => {
      await database.query('set transaction isolation level repeatable read, read only');
      const header = await readHeader(database);
      const total = rowsOf(header);
      await pipeline(
        contentOf(database, header, (done) => onProgress(done, total)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
        { signal },
      );
      return total;
    });
    renameSync(unfinished, file);
    syncToDisk(dirname(file));
    return { bytes: statSync(file).size, rows };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function readHeader(database: Statements): Promise<Header> {
  const migrations = await database.query<{ name: string }>(
    `select version || '_' || name as name from supabase_migrations.schema_migrations order by version`,
  );
  const tables: Header['tables'] = [];
  for (const { name, columns } of await readTables(database)) {
    const counted = await database.query<{ count: string }>(`select count(*) from ${name}`);
    tables.push({ name, columns, rows: Number(counted[0]?.count) });
  }
  return {
    format: 'setu-backup',
    version,
    made: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    // Read after the rows' snapshot was taken, so that no row has an id that is yet to be assigned.
    sequences: await readSequences(database),
  };
}

/** Rows read at once: 50 MB if all are articles of the maximum length. */
const batch = 50;

async function* contentOf(
  database: Statements,
  header: Header,
  tell: (done: number) => void,
): AsyncIterable<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  let done = 0;
  for (const { name, columns } of header.tables) {
    const values = columns.map((column) => `${column}::text`).join(', ');
    await database.query(
      `declare saved cursor for select json_build_array(${values})::text as row from ${name}`,
    );
    for (;;) {
      const rows = await database.query<{ row: string }>(`fetch ${batch} from saved`);
      if (rows.length === 0) break;
      yield Buffer.from(rows.map(({ row }) => `${row}\n`).join(''));
      done += rows.length;
      tell(done);
    }
    await database.query('close saved');
  }
}
