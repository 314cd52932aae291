import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from './shared/log.ts';
import { copySeededDatabase } from './testing/seededDatabase.ts';
import { forkBackend } from './process/supervise.ts';
import type { SqlAnswer, SqlRequest, Statement, StatementsRequest } from './process/testingSql.ts';

export interface TestBackendOptions {
  /**
   * Default: a new folder under the system's temporary one, with the migrated and seeded database,
   * removed by `stop()`.
   */
  dataDir?: string;
  /** Default: any free port. */
  port?: number;
  /** Environment variables of the process, in addition to those of this one. */
  env?: Record<string, string>;
  /** Whether to record the statements of requests, which slows the backend down. Default false. */
  hearsStatements?: boolean;
  onLog?: Log;
}

export interface TestBackend {
  url: string;
  anonKey: string;
  /** The key that the site itself sends; visitors never see it. */
  siteKey: string;
  dataDir: string;
  pid: number;
  /** Runs SQL as the database's owner, bypassing row-level security; without params, several statements are allowed. */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /** The statements sent for requests since the last call (`hearsStatements`). */
  statements(): Promise<Statement[]>;
  stop(): Promise<void>;
  /** `kill -9`: the process gets no chance to close anything. The data folder stays. */
  kill(): Promise<void>;
  exited: Promise<{ code: number | null }>;
}

export { copySeededDatabase };

/** Starts the real backend process for a test, which can also run SQL in it. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const ownDir = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'setu-backend-'));
  if (ownDir) await copySeededDatabase(dataDir);
  const backend = await forkBackend({
    dataDir,
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onLog ? { onLog: options.onLog } : {}),
    // The desk waits for the site's confirmation. There is no site here, so confirm immediately.
    onContentChange: () => Promise.resolve(),
    env: { ...options.env, SETU_BACKEND_TESTING: options.hearsStatements ? 'statements' : '1' },
  });
  const waiting = new Map<number, (answer: SqlAnswer) => void>();
  backend.process.on('message', (message: SqlAnswer) => {
    if (message.type === 'sql-answer') waiting.get(message.id)?.(message);
  });
  let lastId = 0;

  const ask = async <Row>(
    question: Omit<SqlRequest, 'id'> | Omit<StatementsRequest, 'id'>,
  ): Promise<Row[]> => {
    const id = ++lastId;
    const answer = await new Promise<SqlAnswer>((resolve, reject) => {
      waiting.set(id, resolve);
      void backend.exited.then(() => reject(new Error('The backend has ended.')));
      backend.process.send({ ...question, id });
    });
    waiting.delete(id);
    if (answer.error) {
      throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
    }
    return (answer.rows ?? []) as Row[];
  };
  const sql = <Row>(text: string, params: unknown[] = []) =>
    ask<Row>({ type: 'sql', text, params });

  return {
    url: backend.url,
    anonKey: backend.anonKey,
    siteKey: backend.siteKey,
    dataDir,
    pid: backend.process.pid ?? 0,
    exited: backend.exited,
    sql,
    statements: () => ask<Statement>({ type: 'statements' }),
    async stop() {
      await backend.stop();
      if (ownDir) rmSync(dataDir, { recursive: true, force: true });
    },
    async kill() {
      backend.process.kill('SIGKILL');
      await backend.exited;
    },
  };
}
