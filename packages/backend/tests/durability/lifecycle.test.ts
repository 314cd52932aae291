import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadKeys } from '../../src/database/keys.ts';
import { openDatabase, startDatabase } from '../../src/database/openDatabase.ts';
import { startBackend } from '../../src/index.ts';
import { forkBackend } from '../../src/process/supervise.ts';
import { checkAccess } from '../../src/server/checkAccess.ts';
import { asOwner, makeDataFolders, messagesIn, postgresIn } from '../support/dataFolder.ts';
import { send, startCommand, stream } from '../support/dataFolder.ts';

const folders = makeDataFolders();

const noNotices =
  'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#notifications';

/** Runs the start file as a shell would and waits for its end. */
async function runStart(dataDir: string, env: Record<string, string> = {}) {
  const { exited, output } = await folders.run(dataDir, startCommand, {}, env);
  return { code: await exited, output: output() };
}

test('the first start begins again what was cut off, says what it does, records it as the Supabase CLI does', async () => {
  const dataDir = folders.path('first');
  const unfinished = join(dataDir, 'db-unfinished');
  mkdirSync(join(unfinished, 'base'), { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '17\n');
  const log: string[] = [];
  const backend = await folders.start(dataDir, { onLog: (line) => log.push(line) });
  expect(log).toEqual([
    `Making a new database in ${dataDir}, with sample content (a few seconds, this once)`,
    expect.stringContaining('Migrated: 20261124000100_tables_and_access'),
    'Loaded the sample content',
    expect.stringMatching(/^Backend ready at http:\/\/127\.0\.0\.1:\d+$/),
    noNotices,
  ]);
  const migrations = await backend.sql(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(migrations[0]).toEqual({ version: '20261124000100', name: 'tables_and_access' });
  const seeds = await backend.sql('select path from supabase_migrations.seed_files order by path');
  expect(seeds.at(-1)).toEqual({ path: 'supabase/seeds/90-sequences.sql' });
  expect((await backend.sql('select from "Articles"')).length).toBeGreaterThanOrEqual(72);
  await backend.stop();
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'keys.json']);
});

test('SIGTERM under load: a later start has what was acknowledged, and nothing else; the key stays', async () => {
  const dataDir = await folders.seeded('restart');
  const first = await folders.start(dataDir);
  await first.sql('delete from resources where id = 1');
  const sending = Array.from({ length: 30 }, (_, index) => send(first, `Message ${index}`));
  await Promise.race(sending);
  await first.stop();
  const accepted = (await Promise.all(sending)).filter((status) => status === 201);
  expect(accepted.length).toBeGreaterThan(0);
  expect(await first.exited).toEqual({ code: 0 });
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);

  const log: string[] = [];
  const second = await folders.start(dataDir, { onLog: (line) => log.push(line) });
  expect(log).toEqual([`Backend ready at ${second.url}`, noNotices]);
  expect(second.anonKey).toBe(first.anonKey);
  expect(await messagesIn(dataDir)).toHaveLength(accepted.length);
  expect(await second.sql('select id from resources where id = 1')).toEqual([]);
  const next = await second.sql(`insert into "Articles" (title) values ('Next') returning id`);
  expect(next).toEqual(await second.sql('select max(id) as id from "Articles"'));
});

test('kill -9 loses no acknowledged message, and stores none twice that is sent again', async () => {
  const dataDir = await folders.seeded('killed');
  const first = await folders.start(dataDir);
  const sending = stream(first, 'Message', 10);
  await expect.poll(() => sending.acknowledged.length).toBeGreaterThan(20);
  await first.kill();
  await sending.end();
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(true);

  const second = await folders.start(dataDir);
  expect(await messagesIn(dataDir)).toEqual(expect.arrayContaining(sending.acknowledged));
  await Promise.all(sending.sent.map(({ message, id }) => send(second, message, id)));
  expect((await messagesIn(dataDir)).toSorted()).toEqual(
    sending.sent.map(({ message }) => message).toSorted(),
  );
});

test('ends when the site that started it is killed; the next start waits for what it still does', async () => {
  const dataDir = await folders.seeded('killed-site');
  const index = new URL('../../src/index.ts', import.meta.url).href;
  const site = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { startBackend } = await import(${JSON.stringify(index)});
     console.log((await startBackend({ dataDir: ${JSON.stringify(dataDir)} })).url);`,
  ]);
  folders.atEnd(() => site.kill('SIGKILL'));
  const [url] = (await once(site.stdout.setEncoding('utf8'), 'data')) as [string];
  const { anonKey } = loadKeys(dataDir);
  await asOwner(dataDir, async (owner) => {
    // A message in flight waits for the lock until its statement times out.
    await owner.query('begin; lock table "Contact Records"');
    const sending = send({ url: url.trim(), anonKey }, 'In flight');
    const waiting = 'select from pg_locks where not granted';
    await expect.poll(() => owner.query(waiting)).toHaveLength(1);
    site.kill('SIGKILL');
    const next = folders.start(dataDir);
    expect(await sending).toBe(500);
    expect(await send(await next, 'After it')).toBe(201);
  });
  await expect(fetch(url.trim())).rejects.toThrow('fetch failed');
  expect(readdirSync(dataDir).toSorted()).toEqual(['backend.lock', 'db', 'keys.json']);
});

test('pages that the site could not drop are named to it again', async () => {
  const dataDir = await folders.seeded('not-dropped');
  const named: (readonly string[])[] = [];
  const warnings: string[] = [];
  const backend = await forkBackend({
    dataDir,
    onLog: (line, level) => void (level === 'warn' && warnings.push(line)),
    async onContentChange(keys) {
      named.push(keys);
      if (named.length === 1) throw new Error('Not now');
    },
  });
  folders.atEnd(() => backend.stop());
  await expect.poll(() => named).toEqual([['all'], ['all']]);
  expect(warnings[0]).toContain('[purge] The site may show pages as they were');
});

test('says why no database can be made', async () => {
  const dataDir = folders.path('no-room');
  const limited = ['/bin/sh', '-c', 'ulimit -f 8; exec "$0" "$1"', ...startCommand];
  const { exited, output } = await folders.run(dataDir, limited);
  expect(await exited).toBe(1);
  expect(output()).toContain(`A new database can't be made in ${join(dataDir, 'db')}: `);
});

/** Files that PostgreSQL itself removes at a start: statistics, and a cache of its catalogue. */
const thrownAway = new Set(['pgstat.stat', 'pg_internal.init']);

/** Every other file below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !thrownAway.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('a folder with no database that can be opened: a clear message, exit code 1, nothing deleted', async () => {
  const dataDir = await folders.seeded('broken');
  const database = join(dataDir, 'db');
  const away = folders.path('away');
  const message = `The database in ${database} can't be opened`;
  const damages: [what: string, replaced: string, replace: (path: string) => void][] = [
    [
      'something else than a database',
      '',
      (path) => {
        mkdirSync(path);
        writeFileSync(join(path, 'notes.txt'), 'mine');
      },
    ],
    ['a missing catalog', 'base', () => {}],
    ['another version', 'PG_VERSION', (path) => writeFileSync(path, '9.6\n')],
    ['a damaged control file', 'global/pg_control', (path) => writeFileSync(path, 'x')],
  ];
  for (const [what, replaced, replace] of damages) {
    const path = join(database, replaced);
    renameSync(path, away);
    replace(path);
    const before = filesIn(dataDir);
    await expect(
      openDatabase(dataDir, () => {}),
      what,
    ).rejects.toThrow(message);
    expect(
      before.filter((file) => !existsSync(file)),
      what,
    ).toEqual([]);
    rmSync(path, { recursive: true, force: true });
    renameSync(away, path);
  }
  rmSync(join(database, 'PG_VERSION'));
  const { code, output } = await runStart(dataDir);
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);
});

test('refuses to serve a visitor more or less than is meant, and leaves nothing behind', async () => {
  const dataDir = await folders.seeded('access');
  const opened = await startDatabase(join(dataDir, 'db'), () => {});
  const grant = 'grant select on "Contact Records" to anon';
  const refused = 'Self-check failed: a visitor may read "Contact Records"';
  for (const [statement, reason] of [
    [grant, refused],
    ['grant select (desk) on "Desk Presence" to anon', 'a visitor may read "Desk Presence"'],
    ['revoke all on "Articles" from anon', 'a visitor may not read "Articles"'],
    ['create table "Salaries" (id int)', 'no row-level security on "Salaries"'],
  ] as const) {
    await opened.owner.query(`begin; ${statement}`);
    await expect(checkAccess(opened.owner)).rejects.toThrow(reason);
    await opened.owner.query('rollback');
  }
  await opened.owner.query(grant);
  await opened[Symbol.asyncDispose]();
  await expect(startBackend({ dataDir })).rejects.toThrow(refused);
  expect(postgresIn(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);
});

test('says so when the port is taken, wrong, or the folder is a file', async () => {
  const dataDir = await folders.seeded('settings');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const taken = await runStart(dataDir, { BACKEND_PORT: port });
  server.close();
  expect(taken).toEqual({
    code: 1,
    output: `The backend stopped: Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.\n`,
  });
  expect(await runStart(dataDir, { BACKEND_PORT: 'http' })).toEqual({
    code: 1,
    output: `The backend stopped: BACKEND_PORT must be a number from 0 to 65535, not 'http'.\n`,
  });
  const file = join(dataDir, 'keys.json');
  const { code, output } = await runStart(file);
  expect(code).toBe(1);
  expect(output).toContain(`The data folder ${file} can't be used`);
});
