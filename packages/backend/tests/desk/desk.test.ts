import { createClient } from '@supabase/supabase-js';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMessageQueries } from '../../../data/src/staff.ts';
import { type Desk, openDesk } from '../../src/desk.ts';
import { startTestBackend } from '../../src/testing.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { makeDataFolders, messagesIn, send } from '../support/dataFolder.ts';

const folders = makeDataFolders();
const { signal } = new AbortController();

const open = (dataDir: string) => openDesk({ dataDir, log: () => {}, signal });

const table = '/rest/v1/Contact%20Records?select=message&order=id';

async function read({ fetch, key }: Desk, path = table): Promise<unknown> {
  const answer = await fetch(`http://desk.invalid${path}`, { headers: { apikey: key } });
  return answer.json();
}

describe('while the backend runs in a folder whose name is too long for a socket', () => {
  const backend = useFixture(async () =>
    startTestBackend({ dataDir: await folders.seeded(`long-${'x'.repeat(100)}`) }),
  );
  let desk: Desk;
  beforeEach(async () => {
    desk = await open(backend.dataDir);
  });
  afterEach(() => desk.close());

  test('the staff reads messages, through a socket that its owner alone may open', async () => {
    expect(await send(backend, 'Hello')).toBe(201);
    expect(await read(desk)).toEqual([{ message: 'Hello' }]);
    const folder = join(backend.dataDir, 'db');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
    expect(await backend.sql('show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test.each([
    ['timestamptz', { date: true, answered: true }],
    ['date', { date: true, answered: false }],
    ['text', { date: false, answered: false }],
  ])('messages have the abilities of times that are a %s', async (type, expected) => {
    for (const column of ['created_at', 'answered_at']) {
      await backend.sql(
        `alter table "Contact Records" alter ${column} type ${type} using ${column}::text::${type}`,
      );
    }
    const other = await open(backend.dataDir);
    folders.atEnd(() => other.close());
    const client = createClient('http://desk.invalid', other.key, {
      auth: { persistSession: false },
      global: { fetch: other.fetch },
    });
    const abilities = await createMessageQueries(client).messageAbilities();
    expect(abilities).toMatchObject(expected);
  });

  test('its key is worth nothing over HTTP', async () => {
    const answer = await fetch(backend.url + table, { headers: { apikey: desk.key } });
    expect(answer.status).toBe(401);
    const wrong = await desk.fetch(`http://desk.invalid${table}`, { headers: { apikey: 'guess' } });
    expect(wrong.status).toBe(401);
  });

  test('its reads and its searches take two connections each, and leave the rest to visitors', async () => {
    const connections = async () => {
      const [row] = await backend.sql<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where usename = 'postgres' and backend_type = 'client backend'`,
      );
      return Number(row?.count);
    };
    const before = await connections();
    const search = '/rest/v1/rpc/search?query=money';
    const asked = Array.from({ length: 40 }, (_, index) => read(desk, index % 2 ? search : table));
    const answers = await Promise.all(asked);
    expect(answers.filter(Array.isArray)).toHaveLength(20);
    expect(await connections()).toBe(before + 4);
    expect(await send(backend, 'Hello')).toBe(201);
  });
});

test('the desk does not go on with a first start that was cut off', async () => {
  const dataDir = folders.path('cut-off');
  mkdirSync(join(dataDir, 'db-unfinished'), { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(`There is no database in ${dataDir} yet`);
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(false);
});

test('while no backend runs, one that is started is told of the desk until it is closed', async () => {
  const dataDir = await folders.seeded('alone');
  const desk = await open(dataDir);
  expect(await read(desk)).toEqual([]);
  await expect(folders.start(dataDir)).rejects.toThrow(
    /is in use by another backend, or by a command of the desk\. Stop that one first or let it finish/,
  );
  // Neither waits for a site, though the second finds the database running.
  const other = await open(dataDir);
  expect(await desk.showChanges()).toBeNull();
  expect(await other.showChanges()).toBeNull();
  await other.close();
  await desk.close();
  const backend = await folders.start(dataDir);
  await send(backend, 'Hello');
  expect(await messagesIn(dataDir)).toEqual(['Hello']);

  // As in a database that was made without sample content: none is loaded.
  await backend.sql('truncate "Articles"; truncate supabase_migrations.seed_files');
  await backend.stop();
  const again = await open(dataDir);
  folders.atEnd(() => again.close());
  expect(await read(again, '/rest/v1/Articles?select=id')).toEqual([]);
});
