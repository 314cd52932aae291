import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations, readSeeds } from '../../packages/backend/src/database/migrate.ts';
import { accountFor } from '../../packages/backend/src/postgres/account.ts';
import { findBinaries } from '../../packages/backend/src/postgres/binaries.ts';
import { connectTo } from '../../packages/backend/src/postgres/database.ts';
import { hostedProject } from '../../packages/backend/tests/support/hostedProject.ts';
import { type Machine, machineOf, runFolder } from './machines.ts';

export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

export interface Postgres {
  machine: Machine;
  port: number;
  sql: Sql;
}

export const deployFile = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** The number of articles in the archive, with ids from `firstId` on, in addition to the sample articles. */
export const articleCount = 10_000;
export const firstId = 100_000;
/** A mark in the title and text of each draft, which no visitor may see. */
export const draftMark = 'Draft-not-to-be-seen';

const archiveOf = (articles: number) => `
insert into "Articles" (id, title, category, content, created_at)
  overriding system value
  select ${firstId} + n, 'Article number ' || n, 'Editorial Analysis', 'Version 0 of article ' || n || '.',
    now() - n * interval '3 hours'
  from generate_series(0, ${articles - 1}) n;
insert into "Articles" (title, category, content, publish_at)
  select '${draftMark} ' || n, 'Editorial Analysis', '${draftMark}', 'infinity'
  from generate_series(1, 20) n;`;

/** Writes without fsync: killed processes lose nothing by that, because the machine itself keeps its power. */
const cheap = 'fsync = off\nshared_buffers = 32MB\nmax_connections = 60\n';

/** A primary with the archive, and two replicas that follow whichever is the primary. */
export async function startPostgres(
  ports: readonly number[],
  articles: number,
): Promise<Postgres[]> {
  const data = runFolder();
  const user = accountFor(data);
  const bin = findBinaries(user);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, stdio: 'pipe', cwd: data });
  const first = path.join(data, 'pg1');
  run('initdb', '-D', first, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N');
  appendFileSync(path.join(first, 'postgresql.conf'), cheap);
  appendFileSync(path.join(first, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
  const servers = ports.map((port, index) => {
    const directory = path.join(data, `pg${index + 1}`);
    const sql = sqlAt(port);
    const settings = {
      port: String(port),
      unix_socket_directories: data,
      primary_conninfo:
        `host=${ports.map(() => '127.0.0.1').join()} port=${ports.join()} user=postgres ` +
        'target_session_attrs=read-write connect_timeout=2',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const machine = machineOf({
      name: `pg${index + 1}`,
      file: path.join(bin, 'postgres'),
      args: ['-D', directory, ...flags],
      options: { ...user },
      ready: () => sql('select 1'),
    });
    return { machine, port, sql };
  });
  const [primary, ...replicas] = servers as [Postgres, ...Postgres[]];
  await primary.machine.start();
  const ours = [...readMigrations(), ...readSeeds()].map(({ sql }) => sql);
  const texts = [hostedProject, ...ours, archiveOf(articles), deployFile('many/replica.sql')];
  for (const text of texts) await primary.sql(`begin;\n${text}\ncommit;`);
  await primary.sql('vacuum analyze');
  run('pg_ctl', 'stop', '-D', first, '-m', 'fast', '-w');
  appendFileSync(path.join(first, 'postgresql.conf'), deployFile('many/postgresql.conf'));
  for (const [index] of replicas.entries()) {
    const directory = path.join(data, `pg${index + 2}`);
    execFileSync('cp', ['-a', first, directory]);
    writeFileSync(path.join(directory, 'standby.signal'), '');
  }
  await Promise.all(servers.map(({ machine }) => machine.start()));
  return servers;
}

/** On a connection of its own each time, because servers come and go. */
const sqlAt =
  (port: number): Sql =>
  async (text, values) => {
    const address = `postgres://postgres@127.0.0.1:${port}/postgres?connect_timeout=3`;
    const server = connectTo(address);
    try {
      return await server.query(text, values);
    } finally {
      await server.close();
    }
  };
