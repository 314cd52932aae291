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

type Ports = ReturnType<typeof takePorts>;

/** What each machine is made from. */
interface Plan {
  ports: Ports;
  /** Writes a file that other users may read, and returns its path. */
  file: (name: string, text: string) => string;
  settingsOf: (service: string) => Record<string, string>;
}

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
  const ports = takePorts();
  const postgres = await startPostgres(ports.servers, articles);
  const plan: Plan = { ports, file, settingsOf: settingsAt(ports) };

  const pooler = poolerOf(plan);
  await pooler.start();
  const [primaryApi, ...replicaApis] = apisOf(plan);
  await Promise.all([primaryApi, ...replicaApis].map((machine) => machine.start()));

  const sites = sitesOf(plan);
  const cacheFolders = ports.caches.map((_, index) => path.join(folder, `varnish${index + 1}`));
  for (const cacheFolder of cacheFolders) mkdirSync(cacheFolder);
  const caches = cachesOf(plan, cacheFolders, cacheMegabytes);
  const links = linksOf(plan);
  await proxyOf(plan).start();
  await Promise.all([...sites, ...caches, ...links].map((machine) => machine.start()));
  await until(expectOk(ports.visitors, '/readyz'));

  const purger = purgerOf(plan);
  await purger.start();
  await Promise.all(ports.caches.map((port) => until(expectOk(port, '/-/cache'))));
  return {
    ports,
    postgres,
    sites,
    caches,
    /** The folder with each cache's counters, for `varnishstat -n`. */
    cacheFolders,
    /** PostgREST before each replica. */
    replicaApis,
    pooler,
    purger,
    /** The links between the purger and each cache: each cut while its machine is down. */
    links,
    /** Makes the pooler use this server, as docs/deploy.md#many-machines says. */
    async pointTo({ port }: Postgres) {
      writePrimary(file, port);
      pooler.signal('SIGHUP');
    },
  };
}

function takePorts() {
  // Below the range from which systems assign ports, so that a machine that is down keeps its port.
  let port = 20_000 + Math.floor(Math.random() * 10_000);
  const take = (count: number) => Array.from({ length: count }, () => (port += 1));
  const [visitors = 0, siteEntry = 0, databaseEntry = 0, pooler = 0] = take(4);
  const [caches, links, sites, apis, servers] = [take(2), take(2), take(3), take(3), take(3)];
  return { visitors, siteEntry, databaseEntry, pooler, caches, links, sites, apis, servers };
}

const at = (port: number | undefined) => `127.0.0.1:${port}`;

/** The settings of a service in `compose.yaml`, with the addresses of these ports. */
function settingsAt(ports: Ports): Plan['settingsOf'] {
  const each = (name: string, theirs: number, ours: readonly number[]) =>
    ours.map((port, n) => [`${name}${n + 1}:${theirs}`, at(port)]);
  const secrets = settingsFor(siteHost, databaseHost);
  const here = {
    ':8080': at(ports.visitors),
    ':3000': at(ports.siteEntry),
    ':3001': at(ports.databaseEntry),
    [`https://${siteHost}`]: `http://${at(ports.visitors)}`,
    [`https://${databaseHost}`]: `http://${at(ports.databaseEntry)}`,
    'pgbouncer:6432': at(ports.pooler),
    ...Object.fromEntries([
      ...each('site', 3000, ports.sites),
      ...each('cache', 8080, ports.caches),
      ...each('postgrest', 3000, ports.apis),
      ...each('postgres', 5432, ports.servers),
      // The purger uses links that can be cut.
      ...each('http://cache', 8080, ports.links).map(([there, to]) => [there, `http://${to}`]),
    ]),
  };
  return (service) => environmentOf(service, secrets, here);
}

const writePrimary = (file: Plan['file'], port: number | undefined) =>
  file(
    'primary.ini',
    deployFile('many/primary.ini').replaceAll('postgres1 port=5432', `127.0.0.1 port=${port}`),
  );

function poolerOf({ ports, file }: Plan): Machine {
  const primaryIni = writePrimary(file, ports.servers[0]);
  const poolerIni = file(
    'pgbouncer.ini',
    deployFile('many/pgbouncer.ini')
      .replace('%include /etc/pgbouncer/primary.ini', `%include ${primaryIni}`)
      .replace('0.0.0.0', '127.0.0.1')
      .replace('6432', String(ports.pooler))
      .replace('scram-sha-256', 'trust')
      .replace('/tmp/userlist.txt', file('users', '"postgres" ""\n"authenticator" ""\n')),
  );
  return machineOf({
    name: 'pgbouncer',
    file: '/usr/sbin/pgbouncer',
    args: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), poolerIni],
    ready: () => connectsTo(ports.pooler),
  });
}

/** PostgREST before each server, the primary's first. */
const apisOf = ({ ports, settingsOf }: Plan) =>
  ports.apis.map((port, index) =>
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

const sitesOf = ({ ports, settingsOf }: Plan) =>
  ports.sites.map((port, index) =>
    machineOf({
      name: `site${index + 1}`,
      file: process.execPath,
      args: ['packages/kit/src/cli/setu.ts', 'start', 'site'],
      env: { ...settingsOf(`site${index + 1}`), PORT: String(port) },
      options: { cwd: root },
      ready: expectOk(port, '/readyz'),
    }),
  );

const cachesOf = (
  { ports, file }: Plan,
  folders: readonly string[],
  megabytes: readonly number[],
) =>
  ports.caches.map((port, index) => {
    const vcl = deployFile('varnish.vcl').replace('"3000"', `"${ports.siteEntry}"`);
    return machineOf({
      name: `varnish${index + 1}`,
      file: '/usr/sbin/varnishd',
      args: [
        '-F -n',
        folders[index] ?? '',
        `-a 127.0.0.1:${port} -s malloc,${megabytes[index]}m -p http_gzip_support=off -f`,
        file(`varnish${index + 1}.vcl`, vcl),
      ].flatMap((part) => part.split(' ')),
      ready: () => connectsTo(port),
    });
  });

const linksOf = ({ ports, file }: Plan) =>
  ports.links.map((port, index) => {
    const config = linkFrom(at(port), at(ports.caches[index]));
    return machineOf({
      name: `the link to varnish${index + 1}`,
      file: '/usr/sbin/haproxy',
      args: ['-db', '-f', file(`link${index + 1}.cfg`, config)],
      ready: () => connectsTo(port),
    });
  });

const proxyOf = ({ ports, settingsOf }: Plan) =>
  machineOf({
    name: 'haproxy',
    file: '/usr/sbin/haproxy',
    args: ['-db', '-f', path.join(root, 'deploy/many/haproxy.cfg')],
    env: settingsOf('proxy'),
    ready: () => connectsTo(ports.visitors),
  });

const purgerOf = ({ settingsOf }: Plan) =>
  machineOf({
    name: 'purger',
    file: process.execPath,
    args: ['packages/backend/src/outbox/start.ts'],
    env: settingsOf('outbox'),
    options: { cwd: root },
    ready: async () => undefined,
  });

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
