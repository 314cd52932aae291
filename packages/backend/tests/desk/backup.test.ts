import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../../src/database/migrate.ts';
import { startDatabase } from '../../src/database/openDatabase.ts';
import { backUp, restore } from '../../src/desk.ts';
import type { Statements } from '../../src/postgres/database.ts';
import { createDatabase, startPostgres } from '../../src/postgres/startPostgres.ts';
import { takeLock } from '../../src/shared/lock.ts';
import { startTestBackend } from '../../src/testing.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { asOwner, makeDataFolders, stream } from '../support/dataFolder.ts';

const folders = makeDataFolders();
const never = new AbortController().signal;

const backUpTo = (dataDir: string, file: string, signal = never) =>
  backUp({ dataDir, file, log: () => {}, signal });
const restoreTo = (dataDir: string, file: string, signal = never, lines: string[] = []) =>
  restore({ dataDir, file, log: (line) => lines.push(line), signal });

/** Every row of every table that is not PostgreSQL's own, and the state of each sequence. */
async function contentOf(database: Statements): Promise<Record<string, unknown>> {
  const rows = await database.query<{ name: string; kind: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind::text as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       -- The running purger deletes these at any moment.
       and c.oid <> 'content_outbox.changes'::regclass
     order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name, kind } of rows) {
    const what = kind === 'S' ? 'r.last_value, r.is_called' : 'r.*';
    const found = await database.query<{ row: string }>(
      `select row(${what})::text as row from ${name} r order by 1`,
    );
    content[name] = found.map(({ row }) => row);
  }
  return content;
}

/** The content of a folder whose backend does not run. */
async function contentIn(dataDir: string) {
  const postgres = await startPostgres(join(dataDir, 'db'));
  const content = await asOwner(dataDir, contentOf);
  await postgres.stop();
  return content;
}

describe('a backup', () => {
  const backend = useFixture(() => startTestBackend());

  test('of a running site, restored, has every row and number', async () => {
    const { dataDir } = backend;
    await backend.sql(
      `insert into "Contact Records" (message) values (E'tab\\t, line\\r\\n, \\\\., \u2028 end'), ('Gone');
       delete from "Contact Records" where message = 'Gone';
       update "Articles" set content = E'\\\\.\n' || repeat('नमस्ते ', 30000) where id = 1`,
    );
    const before = await asOwner(dataDir, contentOf);
    const file = folders.path('running.backup.gz');
    const { bytes, rows } = await backUpTo(dataDir, file);
    expect(bytes).toBe(statSync(file).size);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const other = folders.path('restored');
    expect(await restoreTo(other, file)).toEqual({ rows });
    expect(readdirSync(other)).toEqual(['db']);
    const after = await contentIn(other);
    expect(Object.keys(before)).toContain('public."Contact Records_id_seq"');
    expect(after).toEqual(before);
  });

  test('holds one moment, while visitors go on writing', async () => {
    const writing = stream(backend, 'message');
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(5);
    const before = [...writing.acknowledged];
    const file = folders.path('written.backup.gz');
    const { rows } = await backUpTo(backend.dataDir, file);
    await writing.end();
    const [, ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    expect(lines).toHaveLength(rows);
    const saved = lines.filter((line) => line.includes('"message '));
    const has = (message: string) => saved.some((line) => line.includes(`"${message}"`));
    expect(before.filter((message) => !has(message))).toEqual([]);
    expect(saved.length).toBeLessThanOrEqual(writing.acknowledged.length + 4);
  });

  test('of an earlier version gets the migrations that have come since', async () => {
    const dataDir = folders.path('earlier');
    const folder = join(dataDir, 'db');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const release = takeLock(dataDir);
    await createDatabase(folder);
    const earlier = readMigrations().slice(0, 3);
    const { postgres, owner } = await startDatabase(folder, () => {}, earlier);
    await owner.query(
      `insert into supabase_migrations.seed_files values ('supabase/seeds/old.sql', 'hash');
       insert into "Articles" (title, category, content) values ('Old', 'Editorial Analysis', 'One. Two.');
       create table "Of Their Own" (id int);
       insert into "Of Their Own" values (1);
       alter table resources add column sort_order int;
       insert into resources (title, sort_order, href) values ('Notes', 7, '/notes')`,
    );
    const file = folders.path('earlier.backup.gz');
    await backUpTo(dataDir, file);
    await owner.close();
    await postgres.stop();
    release();

    const other = folders.path('later');
    const lines: string[] = [];
    await restoreTo(other, file, never, lines);
    expect(lines).toEqual([
      'Not restored, for they are not of this website: sort_order of public.resources',
      'Skipped: not from this website: the table public."Of Their Own"',
    ]);
    await using restored = await startDatabase(join(other, 'db'), (line) => lines.push(line));
    expect(await restored.owner.query('select title, summary from "Articles"')).toEqual([
      { title: 'Old', summary: 'One. Two.' },
    ]);
    expect(await restored.owner.query('select title, href from resources')).toEqual([
      { title: 'Notes', href: '/notes' },
    ]);
    // The start says nothing of a migration: all have run.
    expect(lines).toHaveLength(2);
  });
});

describe('while no site runs', () => {
  let dataDir: string;
  let file: string;
  let whole: Buffer;
  beforeAll(async () => {
    dataDir = await folders.seeded('whole');
    file = folders.path('whole.backup.gz');
    await backUpTo(dataDir, file);
    whole = readFileSync(file);
  });

  test('a backup that breaks off leaves nothing', async () => {
    const other = folders.path('broken-off.backup.gz');
    await expect(backUpTo(dataDir, other, AbortSignal.abort())).rejects.toThrow(/abort/);
    expect(existsSync(other) || existsSync(`${other}.unfinished`)).toBe(false);
    expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);
  });

  const damaged = (reason: string) => `is damaged and cannot be restored (${reason})`;
  const changes: Record<string, [change: (text: string) => string, reason: string]> = {
    'one with a line that would fill the memory': [
      () => 'x'.repeat(17 * 1024 * 1024),
      damaged('a line is longer than any row'),
    ],
    'something else': [() => 'title,category\n', 'is no backup of a database'],
    'one of a later format': [
      (text) => text.replace('"version":1', '"version":2'),
      'made by a newer version of this program. Restore it with that version',
    ],
    'one with later migrations': [
      (text) => text.replace('"migrations":[', '"migrations":["29991231000100_later",'),
      'made by a newer version of this program (29991231000100_later)',
    ],
  };

  test.each(Object.entries(changes))('%s is not restored', async (name, [change, reason]) => {
    const changed = folders.path(`${name}.gz`);
    writeFileSync(changed, gzipSync(change(gunzipSync(whole).toString())));
    const refused = folders.path('refused');
    await expect(restoreTo(refused, changed)).rejects.toThrow(reason);
    expect(existsSync(refused)).toBe(false);
  });

  test.each([
    ['one whose last bytes are missing', 'short.gz', damaged('unexpected end of file')],
    ['one of which a byte is another', 'other.gz', 'is damaged and cannot be restored ('],
    ['what is no regular file', '.', 'There is no file'],
    ['a file that is not there', 'nothing.gz', 'There is no file'],
  ])('%s is not restored', async (_what, name, reason) => {
    writeFileSync(folders.path('short.gz'), whole.subarray(0, -100));
    const middle = whole.length >> 1;
    writeFileSync(folders.path('other.gz'), whole.with(middle, (whole[middle] ?? 0) ^ 1));
    const restoring = restoreTo(folders.path('refused'), folders.path(name));
    await expect(restoring).rejects.toThrow(reason);
  });

  // For the superuser there is no file without permission.
  const unreadable = '/proc/self/mem';
  test.runIf(existsSync(unreadable))('one that cannot be read is not restored', async () => {
    const restoring = restoreTo(folders.path('refused'), unreadable);
    await expect(restoring).rejects.toThrow(`${unreadable} cannot be read: EIO: i/o error, read.`);
  });

  test('nothing is restored into a folder that is not empty, or in use', async () => {
    await expect(restoreTo(dataDir, file)).rejects.toThrow(/is not empty/);
    expect(readdirSync(dataDir)).toEqual(['db']);
    const release = takeLock(dataDir);
    await expect(restoreTo(dataDir, file)).rejects.toThrow(/is in use/);
    release();
  });

  test('a restore that is broken off half-way leaves the folder as it was', async () => {
    const half = folders.path('half');
    const controller = new AbortController();
    const broken = restore({
      dataDir: half,
      file,
      log: () => {},
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    await expect(broken).rejects.toThrow(/abort/);
    expect(readdirSync(half)).toEqual([]);
  });
});
