import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDesk } from '../../src/desk.ts';
import type { Desk } from '../../src/desk.ts';
import { asOwner, makeDataFolders, messagesIn, send } from '../support/dataFolder.ts';

const folders = makeDataFolders();
const { signal } = new AbortController();

const open = (dataDir: string) => openDesk({ dataDir, log: () => {}, signal });

const table = '/rest/v1/Contact%20Records?select=message&order=id';

async function read({ fetch, key }: Desk): Promise<unknown> {
  const answer = await fetch(`http://desk.invalid${table}`, { headers: { apikey: key } });
  return answer.json();
}

describe('while the backend runs', () => {
  test('the staff reads messages, through a socket that its owner alone may open', async () => {
    const dataDir = await folders.seeded('running');
    const backend = await folders.start(dataDir);
    expect(await send(backend, 'Hello')).toBe(201);
    const desk = await open(dataDir);
    folders.atEnd(() => desk.close());
    expect(await read(desk)).toEqual([{ message: 'Hello' }]);

    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'db', '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
    const { rows } = await asOwner(dataDir, (owner) => owner.query('show listen_addresses'));
    expect(rows).toEqual([{ listen_addresses: '' }]);
  });

  test('its key is worth nothing over HTTP', async () => {
    const dataDir = await folders.seeded('over-http');
    const backend = await folders.start(dataDir);
    const desk = await open(dataDir);
    folders.atEnd(() => desk.close());
    const answer = await fetch(backend.url + table, { headers: { apikey: desk.key } });
    expect(answer.status).toBe(401);
    const wrong = await desk.fetch(`http://desk.invalid${table}`, { headers: { apikey: 'guess' } });
    expect(wrong.status).toBe(401);
  });

  test('it takes two connections at most, and leaves the rest to visitors', async () => {
    const dataDir = await folders.seeded('connections');
    const backend = await folders.start(dataDir);
    const connections = () =>
      asOwner(dataDir, (owner) =>
        owner.query<{ count: string }>(
          `select count(*) from pg_stat_activity where usename = 'postgres' and backend_type = 'client backend'`,
        ),
      );
    const before = Number((await connections()).rows[0]?.count);
    const desk = await open(dataDir);
    folders.atEnd(() => desk.close());
    await Promise.all(Array.from({ length: 20 }, () => read(desk)));
    expect(Number((await connections()).rows[0]?.count)).toBe(before + 2);
    expect(await send(backend, 'Hello')).toBe(201);
  });

  test('it finds a folder whose name is too long for a socket', async () => {
    const dataDir = await folders.seeded(`long-${'x'.repeat(100)}`);
    await folders.start(dataDir);
    const desk = await open(dataDir);
    folders.atEnd(() => desk.close());
    expect(await read(desk)).toEqual([]);
  });
});

test('while no backend runs, one that is started is told of the desk until it is closed', async () => {
  const dataDir = await folders.seeded('alone');
  const desk = await open(dataDir);
  expect(await read(desk)).toEqual([]);
  await expect(folders.start(dataDir)).rejects.toThrow(
    /is in use by another backend, or by a command of the desk\. Stop that one first or let it finish/,
  );
  await desk.close();
  const backend = await folders.start(dataDir);
  await send(backend, 'Hello');
  expect(await messagesIn(dataDir)).toEqual(['Hello']);
});
