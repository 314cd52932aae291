import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolSize } from '../../src/server/adapter.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { messagesIn, send } from '../support/dataFolder.ts';

const hang = `
  create policy hangs on resources as restrictive for select using (pg_sleep(30) is not null)`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(hang);
});
afterAll(() => backend.stop());

const read = (table: string) =>
  fetch(`${backend.url}/rest/v1/${table}?select=id&limit=1`, {
    headers: { apikey: backend.anonKey },
  });

/** The process of PostgreSQL that carries the hanging statement out. */
async function pidOfHanging(): Promise<number> {
  let pid = 0;
  const find = async () => {
    const rows = await backend.sql<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    pid = rows[0]?.pid ?? 0;
    return pid;
  };
  await expect.poll(find).toBeGreaterThan(0);
  return pid;
}

test('a statement that hangs is ended after 3 s, while others are answered', async () => {
  const startedAt = performance.now();
  const hanging = read('resources');
  const others = await Promise.all(Array.from({ length: 20 }, () => read('Articles')));
  expect(others.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  const othersTook = performance.now() - startedAt;
  const answer = await hanging;
  const took = performance.now() - startedAt;
  expect(othersTook).toBeLessThan(took);
  expect(took).toBeGreaterThan(2_900);
  expect(took).toBeLessThan(8_000);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
    hint: null,
  });
});

test('places that hanging statements had are free again', async () => {
  const hanging = await Promise.all(Array.from({ length: poolSize }, () => read('resources')));
  expect(hanging.map((answer) => answer.status)).toEqual(Array(poolSize).fill(500));
  await backend.sql('drop policy hangs on resources');
  const answers = await Promise.all(Array.from({ length: 2 * poolSize }, () => read('resources')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(2 * poolSize).fill(200));
});

test('statements that are broken off are told as worth trying again', async () => {
  await backend.sql(hang);
  const hanging = read('resources');
  await backend.sql('select pg_terminate_backend($1::int)', [await pidOfHanging()]);
  const answer = await hanging;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: '57P01' });
  await backend.sql('drop policy hangs on resources');
  expect((await read('resources')).status).toBe(200);
});

test('beside messages that are refused, exactly the others are stored', async () => {
  const good = Array.from({ length: 30 }, (_, index) => `Good ${index}`);
  const refused = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(5_001));
  const mixed = [...good, ...refused].toSorted();
  const answers = await Promise.all(mixed.map((message) => send(backend, message)));
  expect(answers).toEqual(mixed.map((message) => (message.length > 5_000 ? 400 : 201)));
  expect((await messagesIn(backend.dataDir)).toSorted()).toEqual(good.toSorted());
});

// Last: PostgreSQL throws all connections away and reads its log anew.
test('connections that break off are told so, without where they led', async () => {
  await backend.sql(hang);
  const hanging = read('resources');
  process.kill(await pidOfHanging(), 'SIGKILL');
  const answer = await hanging;
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('PGSQL');
});
