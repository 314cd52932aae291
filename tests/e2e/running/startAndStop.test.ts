import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { keyOf } from '../../../deploy/keys.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { delayed, startFakeSupabase } from '../../support/backend/fakeSupabase.ts';
import { useFixture } from '../../support/fixture.ts';
import { readPage } from '../../support/http/html.ts';
import {
  backendOf,
  preload,
  seededFolder,
  spawnSite,
  startSite,
  temporaryFolder,
} from '../../support/site.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const isLocked = (dataDir: string) => existsSync(path.join(dataDir, 'backend.lock'));

// Each setting's own errors: settings.test.ts, listen.test.ts, packages/website/src/node/backend.test.ts.
describe('a start that cannot succeed says why in one line, with status 1', () => {
  test.for([
    [
      { PORT: new URL(inject('siteUrl')).port },
      /^Port \d+ on 127\.0\.0\.1 is already in use\. Stop the other program, or choose another port/m,
    ],
    [
      { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: keyOf('service_role', 'secret') },
      /^SUPABASE_ANON_KEY is a service key, .+, replace it at Supabase\.$/,
    ],
  ] as [Record<string, string>, RegExp][])('%o', async ([env, reason]) => {
    await using data = await temporaryFolder();
    const dataDir = path.join(data.folder, 'data');
    const { output, exited } = spawnSite({ env: { DATA_DIR: dataDir, ...env } });
    expect(await exited).toBe(1);
    expect(output().trim()).toMatch(reason);
    expect(output()).not.toMatch(/^\s+at |eyJ/m);
    expect(existsSync(dataDir)).toBe(false);
  });
});

test('a site can be stopped while it makes its database', async () => {
  await using data = await temporaryFolder();
  const { process: child, exited, output } = spawnSite({ env: { DATA_DIR: data.folder } });
  await expect.poll(output).toContain('Making a new database');
  const backend = await backendOf(child);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(output()).not.toContain('running at');
  await expect.poll(() => isAlive(backend)).toBe(false);
  expect(isLocked(data.folder)).toBe(false);
});

// The backend's own tests kill what has started it.
describe('a site on its data folder', () => {
  const data = useFixture(() => seededFolder());

  test('ends cleanly on SIGTERM', async () => {
    const site = await startSite({ env: { DATA_DIR: data.folder } });
    const backend = await backendOf(site.process);
    expect((await readPage(`${site.url}/editorial-analysis`)).text).toContain('Read More');
    site.process.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    expect(isAlive(backend)).toBe(false);
    expect(isLocked(data.folder)).toBe(false);
    expect(site.output()).not.toMatch(/error|warn/i);
  });

  test('goes on when its backend has ended, which is restarted', async () => {
    const site = await startSite({ env: { DATA_DIR: data.folder } });
    const home = await readPage(site.url);
    process.kill(await backendOf(site.process), 'SIGKILL');
    const { status, headings } = await readPage(site.url);
    expect([status, headings]).toEqual([200, home.headings]);
    await expect.poll(site.output).toContain('The backend answers again.');
    // A list that is not in the page cache yet.
    expect((await readPage(`${site.url}/daily-answer-writing`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});

test('a page that is being made is finished before the site ends', async () => {
  const fake = await startFakeSupabase();
  const site = await startSite({ env: fake.env });
  const slow = delayed(fake);
  const asked = new Promise<void>((resolve) => {
    fake.fail('Articles', (response, request) => {
      resolve();
      slow.fault(response, request);
    });
  });
  const page = readPage(`${site.url}/editorial-analysis`);
  await asked;
  const stopped = site.stop();
  await expect.poll(site.output).toContain('Stopping');
  slow.release();
  expect(await page).toMatchObject({ status: 200, headings: ['Editorial Analysis'] });
  expect(await stopped).toBe(0);
  await fake.close();
});

test('a process with an uncaught error says so and ends with status 1', async () => {
  const crashing = "process.on('SIGUSR2', () => { throw new Error('Not expected at all'); });";
  const site = await startSite({
    env: { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'key', ...preload(crashing) },
  });
  site.process.kill('SIGUSR2');
  expect(await site.exited).toBe(1);
  expect(site.output()).toMatch(/An uncaught error; the site stops\.[^]*Not expected at all/);
});

describe('npm run dev', () => {
  const browser = useBrowser();
  const { site } = useFakeSite({ script: 'dev' });

  test('serves pages that print nothing and lead on to others', async () => {
    const page = await hydrated(await browser.open(site.url));
    await page.getByRole('heading', { level: 1, name: 'Your Bridge to Success' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Editorial Analysis' }).click();
    await page.getByRole('main').getByText('Article 5', { exact: true }).waitFor();
    expect(site.output()).not.toMatch(/error|warn/i);
  });

  test('serves styled pages to browsers without JavaScript', async () => {
    const page = await browser.open(`${site.url}/about`, { javaScriptEnabled: false });
    const header = page.getByRole('banner');
    const background = await header.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(background).not.toMatch(/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toContain('Text Sans');
  });

  test('ends on SIGINT, although a page is open and waits for changes', async () => {
    const page = await browser.open(site.url, { expectConsole: /./ });
    await hydrated(page);
    expect(await site.stop()).toBe(0);
  });
});
