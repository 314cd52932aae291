import { randomUUID } from 'node:crypto';
import { type SpawnOptions, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startProgram } from '../../../../tests/support/program.ts';
import { type Database, connectAsOwner } from '../../src/postgres/database.ts';
import type { Address } from '../../src/process/supervise.ts';
import { copySeededDatabase, startTestBackend } from '../../src/testing.ts';
import type { TestBackend, TestBackendOptions } from '../../src/testing.ts';

export type Connection = Pick<Address, 'url' | 'anonKey'> & Partial<Pick<Address, 'siteKey'>>;

/** Posts a contact message as a visitor does, or as the site does: with an id, by which one sent again is known. */
export const post = (
  { url, anonKey, siteKey }: Connection,
  message: string,
  id?: string,
): Promise<Response> =>
  fetch(`${url}/rest/v1/Contact%20Records`, {
    method: 'POST',
    headers: { apikey: (id && siteKey) ?? anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, submission_id: id }),
  });

/** The status of a message that is posted; 0 where the connection broke off. */
export async function send(backend: Connection, message: string, id?: string): Promise<number> {
  try {
    const answer = await post(backend, message, id);
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Sends messages one after another, `atOnce` at a time. */
export function stream(backend: Connection, name: string, atOnce = 4) {
  const acknowledged: string[] = [];
  const sent: { message: string; id: string }[] = [];
  const over = new AbortController();
  let count = 0;
  const sending = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      const message = `${name} ${(count += 1)}`;
      const id = randomUUID();
      sent.push({ message, id });
      if ((await send(backend, message, id)) === 201) acknowledged.push(message);
    }
  });
  return {
    acknowledged,
    sent,
    /** Sends no more, and waits for the answers. */
    async end() {
      over.abort();
      await Promise.all(sending);
    },
  };
}

/** The messages of a running backend, in the order of their ids. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const rows = await asOwner(dataDir, (owner) =>
    owner.query<{ message: string }>('select message from "Contact Records" order by id'),
  );
  return rows.map((row) => row.message);
}

/** Runs SQL in a running backend's database, bypassing row-level security. */
export async function asOwner<Result>(
  dataDir: string,
  run: (owner: Database) => Promise<Result>,
): Promise<Result> {
  await using owner = connectAsOwner(join(dataDir, 'db', '.s.PGSQL.5432'));
  return await run(owner);
}

const pids = () => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** The result of a function, or undefined if it throws, such as for a process that has ended. */
export function attempt<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The processes of PostgreSQL that work in a data folder, in whichever namespace. */
export function postgresIn(dataDir: string): number[] {
  return pids().filter(
    (pid) =>
      attempt(() => dirname(readlinkSync(`/proc/${pid}/cwd`))) === dataDir &&
      attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) === 'postgres' &&
      // A zombie has ended.
      !attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))?.includes(') Z '),
  );
}

export function backendIn(dataDir: string): number | undefined {
  return pids().find((pid) =>
    attempt(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
      ?.split('\0')
      .includes(`DATA_DIR=${dataDir}`),
  );
}

export function postmasterIn(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8'), 10);
}

/** Whether this user may mount file systems. */
export const canMount = attempt(() => {
  const run = (file: string, ...args: string[]) => execFileSync(file, args, { stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'setu-mount-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', folder);
    run('umount', folder);
    run('mkfs.ext4', '-V');
    run('losetup', '--find');
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

export const startCommand = [
  process.execPath,
  fileURLToPath(new URL('../../src/process/start.ts', import.meta.url)),
];

/** A temporary folder for the data folders of one test file, whose backends end with their test. */
export function makeDataFolders() {
  let root = '';
  const cleanUps: (() => unknown)[] = [];
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'setu-durable-'));
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function runCommand(
    [file = '', ...args]: readonly string[],
    env: Record<string, string>,
    account: SpawnOptions = {},
  ) {
    const program = startProgram(file, args, { ...account, env: { ...process.env, ...env } });
    cleanUps.push(() => program.child.kill('SIGKILL'));
    return program;
  }

  return {
    runCommand,
    path: (name: string) => join(root, name),
    /** A folder with the seeded database, closed cleanly. */
    async seeded(name: string): Promise<string> {
      const dataDir = join(root, name);
      await copySeededDatabase(dataDir);
      return dataDir;
    },
    async start(dataDir: string, options: TestBackendOptions = {}): Promise<TestBackend> {
      const backend = await startTestBackend({ ...options, dataDir });
      cleanUps.push(() => backend.stop());
      return backend;
    },
    /** Runs a command that starts a backend; resolves once it is ready, or has ended. */
    async run(
      dataDir: string,
      command = startCommand,
      account: SpawnOptions = {},
      env: Record<string, string> = {},
    ) {
      const running = runCommand(command, { DATA_DIR: dataDir, ...env }, account);
      await running.prints(/Backend ready/).catch(() => {});
      return running;
    },
    /** Runs a function at the end of the test, before those registered earlier. */
    atEnd: (cleanUp: () => unknown) => void cleanUps.push(cleanUp),
  };
}
