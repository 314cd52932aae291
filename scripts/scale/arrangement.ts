import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findPostgrest } from '../../packages/backend/tests/support/postgrest.ts';
import { settingsFor } from '../../deploy/keys.ts';
import { environmentOf } from './compose.ts';
import { type Postgres, articleCount, deployFile, startPostgres } from './database.ts';
import { type Machine, expectOk, machineOf, runFolder, until } from './machines.ts';
import { root } from '../root.ts';

const [siteHost, databaseHost] = ['site.test', 'database.test'];

export type Arrangement = Awaited<ReturnType<typeof startArrangement>>;

/**
 * The arrangement of `deploy/many`, with each machine as a child process.
 *
 * @param cacheMegabytes the size of each cache; a small one is always full.
 */
export async function startArrangement(cacheMegabytes: readonly number[], articles = articleCount) {
  const folder = runFolder();
  // The pooler and Varnish read it as other users.
  chmodSync(folder, 0o755);
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text, { mode: 0o644 });
    return path.join(folder, name);
  };
  // Below the range from which systems assign ports, so that a machine that is down keeps its port.
  let port = 20_000 + Math.floor(Math.random() * 10_000);
  const take = (count: number) => Array.from({ length: count }, () => (port += 1));
  const [visitors = 0, siteEntry = 0, databaseEntry = 0, poolerPort = 0] = take(4);
  const [caches, linkPorts, sites, apis, servers] = [take(2), take(2), take(3), take(3), take(3)];
  const postgres = await startPostgres(servers, articles);
  const secrets = settingsFor(siteHost, databaseHost);
  const at = (port: number | undefined) => `127.0.0.1:${port}`;
  const each = (name: string, theirs: number, ports: readonly number[]) =>
    ports.map((port, n) => [`${name}${n + 1}:${theirs}`, at(port)]);
  const here = {
    ':8080': at(visitors),
    ':3000': at(siteEntry),
    ':3001': at(databaseEntry),
    [`https://${siteHost}`]: `http://${at(visitors)}`,
    [`https://${databaseHost}`]: `http://${at(databaseEntry)}`,
    'pgbouncer:6432': at(poolerPort),
    ...Object.fromEntries([
      ...each('site', 3000, sites),
      ...each('cache', 8080, caches),
      ...each('postgrest', 3000, apis),
      ...each('postgres', 5432, servers),
      // The purger uses links that can be cut.
      ...each('http://cache', 8080, linkPorts).map(([there, to]) => [there, `http://${to}`]),
    ]),
  };
  const settingsOf = (service: string) => environmentOf(service, secrets, here);

  const primaryIni = (port: number) =>
    file(
      'primary.ini',
      deployFile('many/primary.ini').replaceAll('postgres1 port=5432', `127.0.0.1 port=${port}`),
    );
  const poolerIni = file(
    'pgbouncer.ini',
    deployFile('many/pgbouncer.ini')
      .replace('%include /etc/pgbouncer/primary.ini', `%include ${primaryIni(servers[0] ?? 0)}`)
      .replace('0.0.0.0', '127.0.0.1')
      .replace('6432', String(poolerPort))
      .replace('scram-sha-256', 'trust')
      .replace('/tmp/userlist.txt', file('users', '"postgres" ""\n"authenticator" ""\n')),
  );
  const pooler = machineOf({
    name: 'pgbouncer',
    file: '/usr/sbin/pgbouncer',
    args: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), poolerIni],
    ready: () => connectsTo(poolerPort),
  });
  await pooler.start();

  const [primaryApi, ...replicaApis] = apis.map((port, index) =>
    machineOf({
      name: `postgrest${index + 1}`,
      file: findPostgrest(),
      args: [],
      env: {
        ...settingsOf(`postgrest${index + 1}`),
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
      },
      ready: expectOk(port, '/Articles?select=id&limit=0'),
    }),
  ) as [Machine, ...Machine[]];
  await Promise.all([primaryApi, ...replicaApis].map((machine) => machine.start()));

  const siteMachines = sites.map((port, index) =>
    machineOf({
      name: `site${index + 1}`,
      file: process.execPath,
      args: ['packages/kit/src/cli/setu.ts', 'start', 'site'],
      env: { ...settingsOf(`site${index + 1}`), PORT: String(port) },
      options: { cwd: root },
      ready: expectOk(port, '/readyz'),
    }),
  );
  const cacheFolders = caches.map((_, index) => path.join(folder, `varnish${index + 1}`));
  for (const cacheFolder of cacheFolders) mkdirSync(cacheFolder);
  const cacheMachines = caches.map((port, index) => {
    const vcl = deployFile('varnish.vcl').replace('"3000"', `"${siteEntry}"`);
    return machineOf({
      name: `varnish${index + 1}`,
      file: '/usr/sbin/varnishd',
      args: [
        '-F -n',
        cacheFolders[index] ?? '',
        `-a 127.0.0.1:${port} -s malloc,${cacheMegabytes[index]}m -p http_gzip_support=off -f`,
        file(`varnish${index + 1}.vcl`, vcl),
      ].flatMap((part) => part.split(' ')),
      ready: () => connectsTo(port),
    });
  });
  const links = linkPorts.map((port, index) =>
    machineOf({
      name: `the link to varnish${index + 1}`,
      file: '/usr/sbin/haproxy',
      args: ['-db', '-f', file(`link${index + 1}.cfg`, linkFrom(at(port), at(caches[index])))],
      ready: () => connectsTo(port),
    }),
  );
  const proxy = machineOf({
    name: 'haproxy',
    file: '/usr/sbin/haproxy',
    args: ['-db', '-f', path.join(root, 'deploy/many/haproxy.cfg')],
    env: settingsOf('proxy'),
    ready: () => connectsTo(visitors),
  });
  await proxy.start();
  await Promise.all(
    [...siteMachines, ...cacheMachines, ...links].map((machine) => machine.start()),
  );

  await until(expectOk(visitors, '/readyz'));

  const purger = machineOf({
    name: 'purger',
    file: process.execPath,
    args: ['packages/backend/src/outbox/start.ts'],
    env: settingsOf('outbox'),
    options: { cwd: root },
    ready: async () => undefined,
  });
  await purger.start();
  await Promise.all(caches.map((port) => until(expectOk(port, '/-/cache'))));
  return {
    ports: { visitors, caches, sites },
    postgres,
    sites: siteMachines,
    caches: cacheMachines,
    /** The folder with each cache's counters, for `varnishstat -n`. */
    cacheFolders,
    /** PostgREST before each replica. */
    replicaApis,
    pooler,
    purger,
    /** The links between the purger and each cache: each cut while its machine is down. */
    links,
    /** Makes the pooler use this server, as `deploy.md#a-primary-that-is-lost` says. */
    async pointTo({ port }: Postgres) {
      primaryIni(port);
      pooler.signal('SIGHUP');
    },
  };
}

const linkFrom = (from: string, to: string) => `
defaults
  mode tcp
  timeout connect 5s
  timeout client 1m
  timeout server 1m
listen link
  bind ${from}
  server cache ${to}
`;

async function connectsTo(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
