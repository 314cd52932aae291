import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsOwner } from './postgres/database.ts';
import { socketIn } from './postgres/socket.ts';
import { type Address, type ForkOptions, forkBackend } from './process/supervise.ts';
import { copySeededDatabase } from './testing/seededDatabase.ts';

export interface TestBackendOptions extends Pick<ForkOptions, 'port' | 'env' | 'onLog'> {
  /** Default: a temporary folder with the migrated and seeded database, removed by `stop()`. */
  dataDir?: string;
}

export interface TestBackend extends Address, AsyncDisposable {
  dataDir: string;
  /** Runs SQL as the database's owner, bypassing row-level security; without params, several statements are allowed. */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
  /** `kill -9`: the process gets no chance to close anything. The data folder stays. */
  kill(): Promise<void>;
  exited: Promise<{ code: number | null }>;
}

export { copySeededDatabase };

/** Starts the real backend process for a test, which can also run SQL in its database. */
export async function startTestBackend({
  dataDir: given,
  ...options
}: TestBackendOptions = {}): Promise<TestBackend> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'setu-backend-'));
  if (given === undefined) {
    await copySeededDatabase(dataDir);
    // This database does not outlive its test.
    appendFileSync(join(dataDir, 'db/postgresql.auto.conf'), 'fsync = off\n');
  }
  const { process: child, ...backend } = await forkBackend({
    ...options,
    dataDir,
    // The desk waits for the site's confirmation. There is no site here, so confirm immediately.
    onContentChange: () => Promise.resolve(),
  });
  const socket = socketIn(join(dataDir, 'db'));
  const owner = connectAsOwner(socket.path);
  const disconnect = async () => {
    await owner.close();
    socket.removeLink();
  };
  const stop = async () => {
    await disconnect();
    await backend.stop();
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...backend,
    dataDir,
    sql: <Row>(text: string, params?: unknown[]) => owner.query<Row>(text, params),
    stop,
    [Symbol.asyncDispose]: stop,
    async kill() {
      await disconnect();
      child.kill('SIGKILL');
      await backend.exited;
    },
  };
}
