import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate, readMigrations } from '../database/migrate.ts';
import { startDatabase, vacuum } from '../database/openDatabase.ts';
import { checkOwner } from '../postgres/checkOwner.ts';
import type { Statements } from '../postgres/database.ts';
import { clearStaleServer, createDatabase } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../shared/disk.ts';
import { takeLock } from '../shared/lock.ts';
import { StartError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { type Header, type SavedTable, checkBackup, linesOf, rowsOf } from './format.ts';
import { readTables } from './tables.ts';

export interface RestoreOptions {
  /** A folder that is empty or does not exist yet. */
  dataDir: string;
  file: string;
  /** Called for tables and columns that are left out because this website does not have them. */
  log: Log;
  onProgress?: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** The folder in which the database is made until it is complete. */
const unfinishedName = 'db-restoring';

/**
 * Makes a data folder's database from a backup: the tables as of its version, its rows, then all later migrations. If
 * that fails, the folder has none.
 *
 * @returns the rows restored.
 * @throws StartError for a folder that is not empty or in use, and for a file that is damaged or newer.
 */
export async function restore(options: RestoreOptions): Promise<{ rows: number }> {
  const { file, signal } = options;
  const dataDir = resolve(options.dataDir);
  const header = await checkBackup(
    file,
    readMigrations().map(({ name }) => name),
  );
  checkOwner(dataDir);
  const release = takeLock(dataDir);
  try {
    checkEmpty(dataDir);
    const unfinished = join(dataDir, unfinishedName);
    // The server of a restore that was killed may still write into it.
    if (existsSync(unfinished)) await clearStaleServer(unfinished);
    rmSync(unfinished, { recursive: true, force: true });
    try {
      mkdirSync(unfinished, { mode: 0o700 });
      const rows = await makeFromBackup(unfinished, header, options);
      signal.throwIfAborted();
      renameSync(unfinished, join(dataDir, 'db'));
      syncToDisk(dataDir);
      return { rows };
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

function checkEmpty(dataDir: string): void {
  const others = readdirSync(dataDir).filter(
    (name) => name !== unfinishedName && name !== 'backend.lock',
  );
  if (others.length === 0) return;
  throw new StartError(
    `The folder ${dataDir} is not empty. Set DATA_DIR to an empty one, or move away what is in it.`,
  );
}

async function makeFromBackup(
  unfinished: string,
  header: Header,
  options: RestoreOptions,
): Promise<number> {
  await createDatabase(unfinished);
  const ofBackup = readMigrations().filter(({ name }) => header.migrations.includes(name));
  await using opened = await startDatabase(unfinished, () => {}, ofBackup);
  const { owner } = opened;
  await owner.transaction(async (database) => {
    // Disables triggers: rows may come before those they refer to, and contain the triggers' effects already.
    await database.query('set local session_replication_role = replica');
    await using lines = linesOf(options.file);
    await loadRows(database, header, lines, options);
    await setSequences(database, header);
  });
  await migrate(owner);
  await owner.query(vacuum);
  return rowsOf(header);
}

async function loadRows(
  database: Statements,
  header: Header,
  lines: AsyncIterator<Buffer>,
  { log, onProgress = () => {}, signal }: RestoreOptions,
): Promise<void> {
  const total = rowsOf(header);
  // Skips the header.
  await lines.next();
  const known = new Map((await readTables(database)).map((table) => [table.name, table]));
  let done = 0;
  for (const table of header.tables) {
    const insert = await insertInto(database, table, known.get(table.name), log);
    let waiting: string[] = [];
    let length = 0;
    for (let left = table.rows; left > 0; left -= 1) {
      const { value } = (await lines.next()) as { value: Buffer };
      length += value.length;
      waiting.push(value.toString());
      if (length < mostAtOnce && left > 1) continue;
      signal.throwIfAborted();
      await insert(waiting);
      done += waiting.length;
      onProgress(done, total);
      waiting = [];
      length = 0;
    }
  }
}

/** Size of the rows that are inserted at once, in bytes of their lines. */
const mostAtOnce = 1_000_000;

/** Empties a table; the result inserts its rows. Columns that this database lacks are logged and left out. */
async function insertInto(
  database: Statements,
  { name, columns }: SavedTable,
  known: { columns: string[]; types: string[] } | undefined,
  log: Log,
): Promise<(lines: readonly string[]) => Promise<void>> {
  const kept = columns.filter((column) => known?.columns.includes(column));
  const lost = columns.filter((column) => !kept.includes(column));
  if (kept.length === 0) log(`Skipped: not from this website: the table ${name}`);
  else if (lost.length > 0)
    log(`Not restored, for they are not of this website: ${lost.join(', ')} of ${name}`);
  if (!known || kept.length === 0) return async () => {};
  await database.query(`delete from ${name}`);
  const values = kept.map((column) => {
    const type = known.types[known.columns.indexOf(column)];
    return `(saved ->> ${columns.indexOf(column)})::${type}`;
  });
  const text =
    `insert into ${name} (${kept.join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from json_array_elements($1::text::json) saved`;
  return async (lines) => {
    await database.query(text, [`[${lines.join(',')}]`]);
  };
}

async function setSequences(database: Statements, { sequences }: Header): Promise<void> {
  for (const { name, last, called } of sequences) {
    await database.query(
      `select setval(to_regclass($1::text), $2::text::bigint, $3::boolean)
       where to_regclass($1::text) is not null`,
      [name, last, called],
    );
  }
}
