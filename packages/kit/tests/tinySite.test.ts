import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale, prerender, readSettings, runSite } from '@setu/kit/node';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../../tests/support/browser/browser.ts';
import { useFixture } from '../../../tests/support/fixture.ts';
import { temporaryFolder } from '../../../tests/support/site.ts';
import { noBackend } from '../src/render/noBackend.ts';
import tinySite from './tinySite/site.config.ts';

// Tests the kit with another site: three routes, without our tables, texts or components.

const browser = useBrowser();
const site = useFixture(() => {
  buildIfStale(tinySite);
  const settings = readSettings({ PORT: '0' });
  return runSite({ site: tinySite, settings, mode: 'production', log: () => {} });
});

const get = (address: string, init?: RequestInit) => fetch(site.url + address, init);

test('serves its pages, in its own document, with the styles they use and no others', async () => {
  const home = await get('/?name=Asha&other=1');
  const html = await home.text();
  expect(home.status).toBe(200);
  expect(html).toContain('<html lang="fr" class="tiny">');
  expect(html).toMatch(/<h1>Hello, (<!-- -->)?Asha<\/h1>/);
  expect(html).toContain('<style>.page{');
  expect(html).not.toContain('.never');
  expect(home.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await get('/notes/rain')).status).toBe(200);
  expect((await get('/notes/sun')).status).toBe(404);
  expect((await get('/no/such')).status).toBe(404);
  expect((await get('/', { method: 'POST', body: 'x=1' })).status).toBe(405);
});

test('reads nothing: no backend, no API, and it is well', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ site: 'ok', backend: 'ok' });
  expect((await get('/rest/v1/Articles')).status).toBe(404);
  expect(await (await get('/robots.txt')).text()).not.toContain('Disallow');
});

test('gives its backend its name, and browsers the public key, and keeps its own', async () => {
  const keys: string[] = [];
  const names: string[] = [];
  const own = await runSite({
    site: {
      ...tinySite,
      backend: {
        ...noBackend,
        connect: ({ key }) => keys.push(key),
        startEmbedded: async ({ siteName }) => {
          names.push(siteName);
          return {
            url: 'http://127.0.0.1:9',
            key: 'key-of-the-site',
            publicKey: 'key-of-browsers',
            stop: async () => {},
          };
        },
      },
    },
    settings: readSettings({ PORT: '0' }),
    mode: 'production',
    log: () => {},
  });
  const html = await (await fetch(own.url)).text();
  await own.stop();
  expect(names).toEqual([tinySite.name]);
  expect(keys).toEqual(['key-of-the-site']);
  expect(html).toContain('key-of-browsers');
  expect(html).not.toContain('key-of-the-site');
});

test('hydrates in a browser, and goes on without another document', async () => {
  const page = await hydrated(await browser.open(`${site.url}/`));
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.getByRole('link', { name: 'Rain' }).click();
  await page.getByText('It rains on the roof').waitFor();
  expect(await page.title()).toBe('Note rain');
  const [document] = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(document?.name).toBe(`${site.url}/`);
  await page.close();
});

test('is written as files, without the pages that no file can hold', async () => {
  await using parent = await temporaryFolder();
  // On a disk that a host serves.
  await using disk = await temporaryFolder();
  const out = path.join(parent.folder, 'out');
  await symlink(disk.folder, out);
  const origin = 'https://tiny.example';
  const layout = 'folders';
  const options = { site: tinySite, backend: undefined, origin, layout } as const;
  const logged: string[] = [];
  await prerender({ ...options, out, log: (message) => logged.push(message) });
  expect(logged).toEqual([
    'Left out, because no file can have its name: /notes/<b>',
    'Skipped: there is no such page: notes/sun/index.html',
  ]);
  const files = await readdir(disk.folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.toSorted()).toEqual([
    '404.html',
    'index.html',
    'notes/hail/index.html',
    'notes/rain/index.html',
  ]);
  expect(await readFile(path.join(out, 'notes/rain/index.html'), 'utf8')).toContain('It rains');
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(path.join(out, file), 'utf8')),
  );
  // The entry is compiled while it loads, pages are not (`vite/compileHint.ts`).
  const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(1);
  expect(files.filter((file) => /\.(?:br|gz)$|\.vite/.test(file))).toEqual([]);
  const flat = path.join(out, 'flat');
  await prerender({ ...options, layout: 'files', out: flat, log: () => {} });
  const flatFiles = await readdir(flat, { recursive: true });
  expect(flatFiles.filter((file) => file.endsWith('.html')).toSorted()).toEqual([
    '404.html',
    'index.html',
    'notes/hail.html',
    'notes/rain.html',
  ]);
  // Other programs serve it.
  expect((await stat(flat)).mode & 0o055).toBe(0o055);
});

test('leaves no files beside its output when it is interrupted', async () => {
  await using parent = await temporaryFolder();
  const { folder } = parent;
  const command = fileURLToPath(new URL('../src/cli/setu.ts', import.meta.url));
  const out = path.join(folder, 'static');
  const running = spawn(process.execPath, [command, 'prerender', tinySite.root, '--out', out], {
    env: { ...process.env, SITE_URL: 'https://tiny.example' },
  });
  const ended = once(running, 'exit');
  await expect
    .poll(() => readdir(folder), { interval: 10, timeout: 30_000 })
    .toEqual([expect.stringMatching(/^static\.new-/)]);
  running.kill('SIGTERM');
  expect(await ended).toEqual([130, null]);
  expect(await readdir(folder)).toEqual([]);
});
