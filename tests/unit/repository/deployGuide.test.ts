import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createForwarded } from '../../../packages/kit/src/http/forwarded.ts';
import { serverOptions, timeouts } from '../../../packages/kit/src/http/badRequests.ts';
import { fileCaching } from '../../../packages/kit/src/http/serveStatic.ts';
import {
  refusedMs,
  revalidateMs,
  staleMs,
} from '../../../packages/kit/src/pages/cache/keptPages.ts';
import { freshMs } from '../../../packages/kit/src/pages/cache/pageCache.ts';
import { readSettings } from '../../../packages/kit/src/process/settings.ts';
import { read, root } from '../../support/repository.ts';

// The configurations in deploy/ and docs/deploy.md must agree with our own code.

const paper = read('docs/deploy.md');
const [nginx, caddy, unit] = ['nginx.conf', 'Caddyfile', 'setu.service'].map((name) =>
  read(`deploy/${name}`),
) as [string, string, string];
const { host, port } = readSettings({});

/** The request that nginx forwards for a visitor at 203.0.113.9 who forges headers. */
function requestThroughNginx() {
  const values: Record<string, string> = {
    $host: 'example.org',
    $scheme: 'https',
    $proxy_add_x_forwarded_for: '198.51.100.1, 203.0.113.9',
    $request_id: '870bd8f9484135ea82e9def4f40f9fe6',
  };
  const lines = [...nginx.matchAll(/proxy_set_header (\S+) (\S+);/g)];
  return {
    headers: Object.fromEntries(
      lines.map(([, name = '', value = '']) => [name.toLowerCase(), values[value] ?? value]),
    ),
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as Parameters<ReturnType<typeof createForwarded>['clientIpOf']>[0];
}

test('nginx keeps no log of addresses, as the privacy page says', () => {
  const servers = nginx.split(/^server \{$/m).slice(1);
  expect(servers.map((server) => server.includes('access_log off;'))).toEqual([true, true, true]);
});

test('nginx tells of a visitor all that the site reads', () => {
  const request = requestThroughNginx();
  const forwarded = createForwarded(1);
  expect(forwarded.clientIpOf(request)).toBe('203.0.113.9');
  expect(forwarded.originOf(request)).toBe('https://example.org');
  expect(forwarded.requestIdOf(request)).toBe('870bd8f9484135ea82e9def4f40f9fe6');
});

test('proxies ask at the address where the site listens', () => {
  expect(nginx).toContain(`server ${host}:${port};`);
  expect(caddy).toContain(`{$SITE:${host}:${port}}`);
});

test('proxies give up a connection before the site does', () => {
  const { keepAliveTimeout = 0 } = serverOptions(timeouts, true);
  const kept = [nginx, caddy].map((text) => /keepalive(?:_timeout)? (\d+)s/.exec(text)?.[1]);
  expect(kept).toEqual(['60', '60']);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

test('the proxy of a single site sends visitors there even while its backend is down', () => {
  expect(caddy).not.toContain('health_uri');
});

test('the service starts the command that there is, with settings that are read', () => {
  const [, command = ''] = /^ExecStart=\S+ (\S+) start site$/m.exec(unit) ?? [];
  expect(existsSync(path.join(root, command))).toBe(true);
  const [, settings = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const env = Object.fromEntries(settings.split(' ').map((part) => part.split('=', 2)));
  expect(readSettings(env as Record<string, string>)).toMatchObject({
    port,
    siteUrl: 'https://example.org',
    trustProxy: 1,
    dataDir: '/var/lib/setu',
  });
  expect(Object.keys(env).filter((name) => !paper.includes(`\`${name}\``))).toEqual([]);
  // The folder that systemd creates is the one that is used.
  expect(unit).toContain('\nStateDirectory=setu\n');
});

test('the headers that the guide names for a CDN are those that are sent', () => {
  const seconds = (ms: number) => ms / 1_000;
  expect(paper).toContain(
    `\`public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(revalidateMs)}, stale-if-error=${seconds(staleMs)}\``,
  );
  expect(paper).toContain(`\`public, max-age=0, s-maxage=${seconds(refusedMs)}\``);
  for (const value of Object.values(fileCaching)) expect(paper).toContain(`\`${value}\``);
});
