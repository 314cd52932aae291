import { afterAll, beforeAll, expect, test } from 'vitest';
import { queues } from '../../src/server/visitorGateway.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { messagesIn, send } from '../support/dataFolder.ts';

const hang = `
  create policy hangs on resources as restrictive for select using (pg_sleep(30) is not null)`;

const { places } = queues.rows;

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

test('a statement that hangs is ended after 3 s, while others are answered', async () => {
  const startedAt = performance.now();
  let hangs = true;
  const hanging = read('resources').finally(() => (hangs = false));
  const others = await Promise.all(Array.from({ length: 20 }, () => read('Articles')));
  expect(others.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(hangs).toBe(true);
  const answer = await hanging;
  const took = performance.now() - startedAt;
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
  const hanging = await Promise.all(Array.from({ length: places }, () => read('resources')));
  expect(hanging.map((answer) => answer.status)).toEqual(Array(places).fill(500));
  await backend.sql('drop policy hangs on resources');
  const answers = await Promise.all(Array.from({ length: 2 * places }, () => read('resources')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(2 * places).fill(200));
});

test('beside messages that are refused, exactly the others are stored', async () => {
  const good = Array.from({ length: 30 }, (_, index) => `Good ${index}`);
  const refused = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(5_001));
  const mixed = [...good, ...refused].toSorted();
  const answers = await Promise.all(mixed.map((message) => send(backend, message)));
  expect(answers).toEqual(mixed.map((message) => (message.length > 5_000 ? 400 : 201)));
  expect((await messagesIn(backend.dataDir)).toSorted()).toEqual(good.toSorted());
});
