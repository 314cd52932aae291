import { createClient } from '@supabase/supabase-js';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../../src/database/keys.ts';
import { startBackend } from '../../src/index.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend, TestBackendOptions } from '../../src/testing.ts';
import { asOwner } from '../support/dataFolder.ts';

const startFile = fileURLToPath(new URL('../../src/process/start.ts', import.meta.url));

let root: string;
let prepared: string;
const firstLog: string[] = [];
const running: TestBackend[] = [];
const spawned: ChildProcess[] = [];

/** For a child that must not outlive a test that fails. */
const watched = <Child extends ChildProcess>(child: Child): Child => {
  spawned.push(child);
  return child;
};

const start = async (options: TestBackendOptions) => {
  const backend = await startTestBackend(options);
  running.push(backend);
  return backend;
};

/** A data folder with a migrated, seeded database that was closed cleanly. */
const copyOfPrepared = (name: string) => {
  const dataDir = join(root, name);
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
};

const send = (backend: Pick<TestBackend, 'url' | 'anonKey'>, message: string) =>
  createClient(backend.url, backend.anonKey, { auth: { persistSession: false } })
    .from('Contact Records')
    .insert({ message });

const messagesIn = async (backend: TestBackend) =>
  (await backend.sql<{ message: string }>('select message from "Contact Records" order by id')).map(
    (row) => row.message,
  );

/** Runs the start file as a shell would and waits for its end. */
async function runStart(env: Record<string, string>) {
  const child = watched(
    spawn(process.execPath, [startFile], {
      env: { ...process.env, ...env },
    }),
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** What PostgreSQL itself throws away at a start: counts, and a cache of its catalogue. */
const thrownAway = new Set(['pgstat.stat', 'pg_internal.init']);

/** Every other file below a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !thrownAway.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'setu-lifecycle-'));
  prepared = join(root, 'prepared');
  const backend = await startTestBackend({
    dataDir: prepared,
    onLog: (line) => firstLog.push(line),
  });
  await backend.stop();
});
afterEach(async () => {
  for (const child of spawned.splice(0)) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map((backend) => backend.stop()));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the first start says what it does, and leaves no lock', () => {
  expect(firstLog).toEqual([
    'Making a new database, with sample content (a few seconds, this once)',
    expect.stringContaining('Migrated: 20261124000100_tables_and_access'),
    'Loaded the sample content',
    expect.stringMatching(/^Backend ready at http:\/\/127\.0\.0\.1:\d+$/),
    'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#told-of-a-message',
  ]);
  expect(readdirSync(prepared).toSorted()).toEqual(['db', 'keys.json']);
});

test('a later start keeps what was stored and deleted, and the key', async () => {
  const dataDir = copyOfPrepared('restart');
  const first = await start({ dataDir });
  await send(first, 'Kept');
  await first.sql('delete from resources where id = 1');
  await first.stop();
  expect(await first.exited).toEqual({ code: 0 });

  const log: string[] = [];
  const second = await start({ dataDir, onLog: (line) => log.push(line) });
  expect(log).toEqual([
    `Backend ready at ${second.url}`,
    'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#told-of-a-message',
  ]);
  expect(second.anonKey).toBe(first.anonKey);
  expect(await messagesIn(second)).toEqual(['Kept']);
  expect(await second.sql('select id from resources where id = 1')).toEqual([]);
  const [next] = await second.sql<{ id: number }>(
    `insert into "Articles" (title) values ('Next') returning id`,
  );
  const [highest] = await second.sql<{ max: number }>('select max(id) from "Articles"');
  expect(next?.id).toBe(highest?.max);
});

test('records migrations and sample content as the Supabase CLI does', async () => {
  const backend = await start({ dataDir: copyOfPrepared('history') });
  const migrations = await backend.sql(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(migrations[0]).toEqual({ version: '20261124000100', name: 'tables_and_access' });
  const seeds = await backend.sql<{ path: string }>(
    'select path from supabase_migrations.seed_files order by path',
  );
  expect(seeds.at(-1)?.path).toBe('supabase/seeds/90-sequences.sql');
});

test('kill -9 loses no acknowledged message', async () => {
  const dataDir = copyOfPrepared('killed');
  const first = await start({ dataDir });
  const acknowledged: string[] = [];
  const twenty = Promise.withResolvers<void>();
  // Each sender goes on until it is refused: the kill meets messages that are under way.
  const sending = Array.from({ length: 10 }, async (_, sender) => {
    for (let count = 0; ; count += 1) {
      const message = `Message ${count} of ${sender}`;
      if ((await send(first, message)).status !== 201) return;
      acknowledged.push(message);
      if (acknowledged.length === 20) twenty.resolve();
    }
  });
  await twenty.promise;
  await first.kill();
  await Promise.all(sending);
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(true);

  const second = await start({ dataDir });
  const stored = await messagesIn(second);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});

test('SIGTERM under load: what was acknowledged is stored, and nothing else', async () => {
  const dataDir = copyOfPrepared('in-flight');
  const first = await start({ dataDir });
  const firstAnswer = Promise.withResolvers<void>();
  const sending = Array.from({ length: 30 }, async (_, index) => {
    const result = await send(first, `Message ${index}`);
    firstAnswer.resolve();
    return result.status;
  });
  await firstAnswer.promise;
  await first.stop();
  const accepted = (await Promise.all(sending)).filter((status) => status === 201);
  expect(await first.exited).toEqual({ code: 0 });
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);

  const second = await start({ dataDir });
  expect(accepted.length).toBeGreaterThan(0);
  expect(await messagesIn(second)).toHaveLength(accepted.length);
});

test('a second start on the same folder is refused, and the first goes on', async () => {
  const dataDir = copyOfPrepared('twice');
  const first = await start({ dataDir });
  const message = `The data folder ${dataDir} is in use by another backend`;
  await expect(startBackend({ dataDir })).rejects.toThrow(message);
  const { code, output } = await runStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect((await send(first, 'Still here')).status).toBe(201);
});

/** Starts a backend as a site does, in a process that can be killed; resolves with its address. */
async function startFromSite(dataDir: string) {
  const index = new URL('../../src/index.ts', import.meta.url).href;
  const site = watched(
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { startBackend } = await import(${JSON.stringify(index)});
     console.log((await startBackend({ dataDir: ${JSON.stringify(dataDir)} })).url);`,
    ]),
  );
  const [url] = (await once(site.stdout.setEncoding('utf8'), 'data')) as [string];
  return { site, url: url.trim() };
}

test('ends when the process that started it is killed', async () => {
  const dataDir = copyOfPrepared('orphan');
  const { site, url } = await startFromSite(dataDir);
  expect((await fetch(`${url}/rest/v1/Articles`)).status).toBe(401);
  site.kill('SIGKILL');
  await expect
    .poll(() => existsSync(join(dataDir, 'backend.lock')), { timeout: 10_000 })
    .toBe(false);
  await expect(fetch(`${url}/rest/v1/Articles`)).rejects.toThrow('fetch failed');
});

test('a start right after the site alone was killed waits for what its backend still does', async () => {
  const dataDir = copyOfPrepared('killed-site');
  const { site, url } = await startFromSite(dataDir);
  const { anonKey } = loadKeys(dataDir);
  await asOwner(dataDir, async (owner) => {
    // A message in flight waits for it, as long as a statement may.
    await owner.exec('begin; lock table "Contact Records"');
    const sending = Promise.resolve(send({ url, anonKey }, 'In flight'));
    const waiting = 'select from pg_locks where not granted';
    await expect.poll(async () => (await owner.query(waiting)).rows).toHaveLength(1);
    site.kill('SIGKILL');
    const next = start({ dataDir });
    expect((await sending).status).toBe(500);
    expect((await send(await next, 'After it')).status).toBe(201);
  });
  expect(readdirSync(dataDir).toSorted()).toEqual(['backend.lock', 'db', 'keys.json']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'started from a shell, %s ends it with 0',
  async (signal) => {
    const dataDir = copyOfPrepared(`shell-${signal}`);
    const child = watched(
      spawn(process.execPath, [startFile], {
        env: { ...process.env, DATA_DIR: dataDir },
      }),
    );
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    expect(line).toMatch(/^Backend ready at http:/);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'keys.json']);
  },
);

test('a first start that was cut off is begun again', async () => {
  const dataDir = join(root, 'cut-off');
  mkdirSync(join(dataDir, 'db', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17\n');
  writeFileSync(join(dataDir, 'db-unfinished'), '');
  const backend = await start({ dataDir });
  const [row] = await backend.sql<{ count: string }>('select count(*) from "Articles"');
  expect(Number(row?.count)).toBeGreaterThanOrEqual(72);
  expect(existsSync(join(dataDir, 'db-unfinished'))).toBe(false);
});

test.each<[string, (database: string) => void]>([
  [
    'something else than a database',
    (database) => {
      rmSync(database, { recursive: true });
      mkdirSync(database);
      writeFileSync(join(database, 'notes.txt'), 'mine');
    },
  ],
  ['a damaged control file', (database) => writeFileSync(join(database, 'global/pg_control'), 'x')],
  ['a missing catalog', (database) => rmSync(join(database, 'base'), { recursive: true })],
  ['another version', (database) => writeFileSync(join(database, 'PG_VERSION'), '9.6\n')],
])(
  'a folder that holds %s: a clear message, exit code 1, nothing deleted',
  async (what, damage) => {
    const dataDir = copyOfPrepared(`broken-${what.replaceAll(' ', '-')}`);
    damage(join(dataDir, 'db'));
    const before = filesIn(dataDir);
    const { code, output } = await runStart({ DATA_DIR: dataDir });
    expect(output).toContain(`The database in ${join(dataDir, 'db')} can't be opened`);
    expect(code).toBe(1);
    expect(filesIn(dataDir)).toEqual(expect.arrayContaining(before));
    expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);
  },
);

test('refuses to serve when a visitor can read the messages', async () => {
  const dataDir = copyOfPrepared('open-messages');
  const first = await start({ dataDir });
  await first.sql(`grant select on "Contact Records" to anon`);
  await first.stop();
  await expect(startBackend({ dataDir })).rejects.toThrow(
    'Self-check failed: a visitor who reads "Contact Records" gets 200 instead of 401',
  );
});

test('refuses to serve a table without row-level security', async () => {
  const dataDir = copyOfPrepared('no-rls');
  const first = await start({ dataDir });
  await first.sql('create table "Salaries" (id int)');
  await first.stop();
  await expect(startBackend({ dataDir })).rejects.toThrow(
    'Self-check failed: no row-level security on "Salaries"',
  );
});

test('says so when the port is taken, wrong, or the folder is a file', async () => {
  const dataDir = copyOfPrepared('settings');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const taken = await runStart({ DATA_DIR: dataDir, BACKEND_PORT: String(port) });
  server.close();
  expect(taken).toEqual({
    code: 1,
    output: `The backend stopped: Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.\n`,
  });
  expect(await runStart({ DATA_DIR: dataDir, BACKEND_PORT: 'http' })).toEqual({
    code: 1,
    output: `The backend stopped: BACKEND_PORT must be a number from 0 to 65535, not 'http'.\n`,
  });
  const file = join(dataDir, 'keys.json');
  const notFolder = await runStart({ DATA_DIR: file });
  expect(notFolder.code).toBe(1);
  expect(notFolder.output).toContain(`The data folder ${file} can't be used`);
});

test('runs no SQL for a parent that is no test', async () => {
  const dataDir = copyOfPrepared('no-testing');
  const child = watched(
    spawn(process.execPath, [startFile], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
  const answers: { type: string }[] = [];
  child.on('message', (message: { type: string }) => answers.push(message));
  await once(child, 'message');
  child.send({ type: 'sql', id: 1, text: 'select 1', params: [] });
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(answers.map((answer) => answer.type)).toEqual(['ready']);
});
