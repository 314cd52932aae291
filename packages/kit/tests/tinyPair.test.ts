import { mkdtempDisposable, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale, prerender, readSettings, runSite } from '@setu/kit/node';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../../tests/support/browser/browser.ts';
import { useFixture } from '../../../tests/support/fixture.ts';
import tinyPair from './tinyPair/site.config.ts';

const browser = useBrowser();
const site = useFixture(() => {
  buildIfStale(tinyPair);
  const settings = readSettings({ PORT: '0' });
  return runSite({ site: tinyPair, settings, mode: 'production', log: () => {} });
});

const statusOf = async (address: string) => (await fetch(site.url + address)).status;

test('each language has its addresses, in any letter case, and its own that are not there', async () => {
  for (const address of ['/', '/de', '/de/', '/DE?name=Asha', '/notes/rain', '/de/notes/rain'])
    expect(await statusOf(address), address).toBe(200);
  for (const address of ['/dex', '/dex/notes/rain', '/de/notes/sun', '/de/de', '/de/healthz'])
    expect(await statusOf(address), address).toBe(404);
  expect(await (await fetch(`${site.url}/de?name=Asha`)).text()).toMatch(/Hello, (<!-- -->)?Asha/);
  const sitemap = await (await fetch(`${site.url}/de/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${site.url}/de</loc>`);
});

test('a browser stays in the language that it came to', async () => {
  const page = await hydrated(await browser.open(`${site.url}/de`));
  await page.getByRole('link', { name: 'Rain' }).click();
  await page.getByText('It rains on the roof').waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/notes/rain');
  const [document] = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(document?.name).toBe(`${site.url}/de`);
  await page.close();
});

test('is built once for all starts', async () => {
  const stamp = path.join(tinyPair.root, 'dist/stamp');
  const { mtimeMs } = await stat(stamp);
  buildIfStale(tinyPair);
  expect((await stat(stamp)).mtimeMs).toBe(mtimeMs);
});

test('is written as files, each language in its folder, with a 404 page of its own', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'setu-pair-'));
  const { path: out } = folder;
  const layout = 'folders';
  const options = { site: tinyPair, backend: undefined, out, layout } as const;
  await prerender({ ...options, origin: 'https://tiny.example', log: () => {} });
  const pages = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  const notes = ['notes/hail/index.html', 'notes/rain/index.html'];
  const own = ['404.html', 'index.html', ...notes];
  expect(pages.toSorted()).toEqual([...own, ...own.map((file) => `de/${file}`)].toSorted());
  const text = (file: string) => readFile(path.join(out, file), 'utf8');
  expect(await text('de/notes/rain/index.html')).toContain('href="/de/notes/rain"');
  expect(await text('_redirects')).toContain('/de/* /de/404.html 404\n');
  expect(await text('.htaccess')).toMatch(/m#\^\/de\/#i">\s+ErrorDocument 404 \/de\/404\.html/);
});
