import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLock } from '../../src/shared/lock.ts';
import { defaultTimeouts, startBackend } from '../../src/process/watchdog.ts';
import type { Backend, Timeouts } from '../../src/process/watchdog.ts';
import { asOwner, backendIn, messagesIn, postgresIn, postmasterIn } from '../support/dataFolder.ts';
import { send, makeDataFolders } from '../support/dataFolder.ts';

const folders = makeDataFolders();

const quick: Timeouts = {
  ...defaultTimeouts,
  silence: 1_000,
  betweenCalls: 50,
  lastCall: 1_000,
  shortestPause: 50,
  longestPause: 400,
};

async function watch(dataDir: string, timeouts: Partial<Timeouts> = {}) {
  const log: string[] = [];
  const onLog = (line: string, level = 'info') => log.push(`${level}: ${line}`);
  const backend = await startBackend({ dataDir, onLog }, { ...quick, ...timeouts });
  return { dataDir, log, backend };
}

const kill = (pid: number | undefined, signal: NodeJS.Signals) => process.kill(pid ?? 0, signal);

const told = (log: readonly string[], text: string) => log.filter((line) => line.includes(text));

let shared: { dataDir: string; log: string[]; backend: Backend };
/** Of backends that end with their test. */
let spare: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  // Before the first start: a copy would hold up what watches it.
  spare = await folders.seeded('spare');
  shared = await watch(await folders.seeded('shared'));
});
afterAll(() => shared.backend.stop());

test.each<[string, (dataDir: string) => void, string]>([
  ['the backend is killed', (dir) => kill(backendIn(dir), 'SIGKILL'), 'ended by itself'],
  ['PostgreSQL is killed', (dir) => kill(postmasterIn(dir), 'SIGKILL'), 'PostgreSQL ended'],
  ['the backend hangs', (dir) => kill(backendIn(dir), 'SIGSTOP'), 'has not answered for 1 s'],
  ['PostgreSQL hangs', (dir) => kill(postmasterIn(dir), 'SIGSTOP'), 'has not answered for 1 s'],
])('%s: it answers again at the same address, with the same keys', async (what, injure, says) => {
  const { dataDir, log, backend } = shared;
  log.length = 0;
  expect(await send(backend, `Before ${what}`)).toBe(201);
  injure(dataDir);
  await expect
    .poll(() => told(log, 'The backend answers again'))
    .toEqual(['info: The backend answers again.']);
  expect(told(log, says)).toEqual([expect.stringMatching(/^error: The backend /)]);
  expect(log.length).toBeLessThan(10);
  expect(await send(backend, `After ${what}`)).toBe(201);
  acknowledged.push(`Before ${what}`, `After ${what}`);
  expect(await messagesIn(dataDir)).toEqual(acknowledged);
});

// PostgreSQL then closes all its connections, and the driver sometimes ends the backend's process.
test('a process of PostgreSQL is killed: failures are worth trying again, and soon there are none', async () => {
  const { dataDir, backend } = shared;
  const ask = async () => {
    const headers = { apikey: backend.anonKey };
    const answer = await fetch(`${backend.url}/rest/v1/resources?select=id&limit=1`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask()).toMatchObject({ status: 200 });
  const rows = await asOwner(dataDir, (owner) =>
    owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename = 'authenticator'`,
    ),
  );
  kill(rows[0]?.pid, 'SIGKILL');
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const askAgain = async () => {
    answers.push(await ask());
    return answers.at(-1)?.status;
  };
  await expect.poll(askAgain).toBe(200);
  for (const { status, text } of answers.slice(0, -1)) {
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      code: expect.stringMatching(/^PGRST001$|^57P0[1-3]$/),
    });
    expect(text).not.toContain('PGSQL');
  }
});

test('pauses grow while its start fails, and it answers once that is mended', async () => {
  const pauses = { shortestPause: 100, longestPause: 200 };
  const { dataDir, log, backend } = await watch(spare, pauses);
  folders.atEnd(() => backend.stop());
  const [there, away] = [join(dataDir, 'db/global'), join(dataDir, 'db/away')];
  renameSync(there, away);
  kill(backendIn(dataDir), 'SIGKILL');
  const restarted = 'The backend is restarted in';
  await expect.poll(() => told(log, restarted).length).toBeGreaterThan(2);
  expect(told(log, restarted).slice(0, 3)).toEqual(
    [100, 200, 200].map((ms) => `warn: ${restarted} ${ms} ms.`),
  );
  expect(told(log, "can't be opened").length).toBeLessThan(4);
  renameSync(away, there);
  await expect.poll(() => told(log, 'The backend answers again')).toHaveLength(1);
  expect(await send(backend, 'Mended')).toBe(201);
});

test.each<[string, Partial<Timeouts>, (watched: Awaited<ReturnType<typeof watch>>) => unknown]>([
  [
    'during the pause before a start',
    { shortestPause: 600_000, longestPause: 600_000 },
    async ({ dataDir, log }) => {
      kill(backendIn(dataDir), 'SIGKILL');
      await expect.poll(() => told(log, 'is restarted in')).toHaveLength(1);
    },
  ],
  [
    'during a start',
    { shortestPause: 1 },
    async ({ dataDir }) => {
      const killed = backendIn(dataDir);
      kill(killed, 'SIGKILL');
      // It waits for the lock until it is stopped.
      folders.atEnd(takeLock(dataDir, 10_000));
      await expect.poll(() => backendIn(dataDir) ?? killed).not.toBe(killed);
    },
  ],
  ['while it hangs', { stop: 500 }, ({ dataDir }) => kill(backendIn(dataDir), 'SIGSTOP')],
])('stop ends it %s, as often as it is asked', async (_when, timeouts, arrange) => {
  const watched = await watch(spare, timeouts);
  await arrange(watched);
  const { dataDir, backend } = watched;
  await Promise.all([backend.stop(), backend.stop()]);
  expect(backendIn(dataDir)).toBe(undefined);
  await expect.poll(() => postgresIn(dataDir)).toEqual([]);
});
