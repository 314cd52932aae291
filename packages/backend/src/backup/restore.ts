import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { loadKeys } from '../database/keys.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { checkOwner } from '../postgres/account.ts';
import { connectForCopies } from '../postgres/copies.ts';
import type { Copies } from '../postgres/copies.ts';
import { connectAsOwner } from '../postgres/database.ts';
import { createDatabase, startPostgres } from '../postgres/startPostgres.ts';
import { syncToDisk } from '../process/disk.ts';
import { takeLock } from '../process/lock.ts';
import { StartError } from '../process/log.ts';
import type { Log } from '../process/log.ts';
import { makeProject } from '../server/adapter.ts';
import { checkBackup, endOfRows, linesOf } from './format.ts';
import type { Header, SavedTable } from './format.ts';
import { readTables } from './tables.ts';

export interface RestoreOptions {
  /** An empty folder, or none yet. */
  dataDir: string;
  /** What `backUp` has written. */
  file: string;
  /** Told of tables and columns that are left out, for they are not of this website. */
  log: Log;
  /** Rows that were read, of all. */
  onProgress?: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Where the database is made. It is moved to its place when it is whole: a rest of one that was cut off is removed. */
const workplace = 'db-restoring';

/**
 * Makes the database of a data folder from a backup: tables as they were when it was made, its rows, then the
 * migrations that have come since. What is cut off or fails leaves the folder without a database.
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
  const giveBack = takeLock(dataDir);
  try {
    checkEmpty(dataDir);
    const place = join(dataDir, workplace);
    rmSync(place, { recursive: true, force: true });
    try {
      mkdirSync(join(place, 'db'), { recursive: true, mode: 0o700 });
      const rows = await make(place, header, options);
      signal.throwIfAborted();
      renameSync(join(place, 'db'), join(dataDir, 'db'));
      syncToDisk(dataDir);
      return { rows };
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  } finally {
    giveBack();
  }
}

function checkEmpty(dataDir: string): void {
  const others = readdirSync(dataDir).filter(
    (name) => name !== workplace && name !== 'backend.lock',
  );
  if (others.length === 0) return;
  throw new StartError(
    `The folder ${dataDir} is not empty. Set DATA_DIR to an empty one, or move away what is in it.`,
  );
}

async function make(place: string, header: Header, options: RestoreOptions): Promise<number> {
  const folder = join(place, 'db');
  await createDatabase(folder);
  const postgres = await startPostgres(folder);
  const owner = connectAsOwner(postgres.path);
  try {
    await makeProject(postgres.path, owner, loadKeys(place));
    await migrate(
      owner,
      readMigrations().filter(({ name }) => header.migrations.includes(name)),
    );
    const copies = await connectForCopies(postgres.path);
    try {
      await copies.query('begin');
      // Rows come in any order, and with what triggers have made of them.
      await copies.query('set local session_replication_role = replica');
      await loadRows(copies, header, options);
      await setSequences(copies, header);
      await copies.query('commit');
    } finally {
      await copies.close();
    }
    await migrate(owner);
    await owner.exec('vacuum (analyze)');
  } finally {
    await owner.close();
    await postgres.stop();
  }
  return header.tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function loadRows(
  copies: Copies,
  { tables }: Header,
  { file, log, onProgress = () => {}, signal }: RestoreOptions,
): Promise<void> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const known = new Map((await readTables(copies)).map(({ name, columns }) => [name, columns]));
  const lines = linesOf(file)[Symbol.asyncIterator]();
  // The header.
  await lines.next();
  let done = 0;
  for (const table of tables) {
    const kept = keptOf(table, known.get(table.name), log);
    const write = kept.length > 0 ? await copyInto(copies, table, kept) : undefined;
    for (;;) {
      signal.throwIfAborted();
      const { value: line } = (await lines.next()) as { value: Buffer };
      if (line.equals(endOfRows)) break;
      await write?.row(line);
      done += 1;
    }
    await write?.end();
    onProgress(done, total);
  }
}

/** The places of a table's columns that this database has as well; the others are named. */
function keptOf({ name, columns }: SavedTable, known: string[] = [], log: Log): number[] {
  const lost = columns.filter((column) => !known.includes(column));
  if (lost.length > 0) {
    log(
      known.length === 0
        ? `Not restored, for it is not of this website: the table ${name}`
        : `Not restored, for they are not of this website: ${lost.join(', ')} of ${name}`,
    );
  }
  return columns.flatMap((column, place) => (known.includes(column) ? [place] : []));
}

async function copyInto(copies: Copies, { name, columns }: SavedTable, kept: readonly number[]) {
  await copies.query(`delete from ${name}`);
  const names = kept.map((place) => columns[place]).join(', ');
  const rows = await copies.write(`copy ${name} (${names}) from stdin`);
  const ended = finished(rows);
  // Told by `end`; until then nobody waits for it.
  ended.catch(() => undefined);
  const isWhole = kept.length === columns.length;
  return {
    async row(line: Buffer): Promise<void> {
      // A tab within a value is written `\t`.
      const values = isWhole ? [] : line.toString().slice(0, -1).split('\t');
      const row = isWhole ? line : `${kept.map((place) => values[place]).join('\t')}\n`;
      if (!rows.write(row)) await Promise.race([once(rows, 'drain'), ended]);
    },
    async end(): Promise<void> {
      rows.end();
      await ended;
    },
  };
}

async function setSequences(copies: Copies, { sequences }: Header): Promise<void> {
  for (const { name, last, called } of sequences) {
    await copies.query(
      `select setval(to_regclass($1::text), $2::text::bigint, $3::boolean)
       where to_regclass($1::text) is not null`,
      [name, last, called],
    );
  }
}
