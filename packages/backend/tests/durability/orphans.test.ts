import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../src/postgres/startPostgres.ts';
import { startTestBackend } from '../../src/testing.ts';
import { makeDataFolders, messagesIn, postgresIn } from '../support/dataFolder.ts';
import { send, startCommand } from '../support/dataFolder.ts';

const folders = makeDataFolders();

/** Starts it in a separate PID namespace, as in another container; in a plain process where that is refused. */
const ofOtherContainer =
  spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
    ? ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', ...startCommand]
    : startCommand;

/** Starts another process of the user that PostgreSQL runs as, which is never root. */
function startOther(): number {
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('sleep', ['600'], { ...account, cwd: '/' });
  folders.atEnd(() => child.kill('SIGKILL'));
  return child.pid ?? 0;
}

const noneLeft = (dataDir: string) => expect.poll(() => postgresIn(dataDir)).toEqual([]);

describe('postmaster.pid of a backend that was killed', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await folders.seeded('killed');
    const first = await startTestBackend({ dataDir });
    await send(first, 'Before');
    await first.kill();
    await vi.waitUntil(() => postgresIn(dataDir).length === 0, { timeout: 45_000 });
  });

  test.each([
    ['empty', () => ''],
    ['garbage', () => '\0\0\0 no number \n'],
    ['the number of a living process', () => `${process.pid}\n/elsewhere\n`],
    ["the number of another process of PostgreSQL's user", () => `${startOther()}\n`],
    ['the number of a process that has ended', () => `${spawnSync('true').pid}\n`],
  ])('is %s: it starts, and nothing is lost', async (_what, content) => {
    writeFileSync(join(dataDir, 'db/postmaster.pid'), content());
    const postgres = await startPostgres(join(dataDir, 'db'));
    folders.atEnd(() => postgres.stop());
    expect(await messagesIn(dataDir)).toEqual(['Before']);
  });
});

test('a start from another container is refused as one from this is, until the first has ended', async () => {
  const dataDir = await folders.seeded('containers');
  const first = await folders.start(dataDir);
  const refused = await folders.run(dataDir, ofOtherContainer);
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toContain(`The data folder ${dataDir} is in use by another backend`);

  expect(await send(first, 'Before')).toBe(201);
  await first.kill();
  const second = await folders.run(dataDir, ofOtherContainer);
  expect(second.output()).toContain('Backend ready');
  expect(await messagesIn(dataDir)).toEqual(['Before']);
  second.child.kill('SIGKILL');
  await second.exited;
  await noneLeft(dataDir);
});

test('a start that is killed half-way leaves no PostgreSQL', async () => {
  const dataDir = folders.path('half-way');
  const { child } = folders.runCommand(startCommand, { DATA_DIR: dataDir });
  await expect.poll(() => postgresIn(dataDir).length).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await noneLeft(dataDir);
});
