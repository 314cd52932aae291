import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { delayed, startFakeSupabase } from '../../support/backend/fakeSupabase.ts';
import { readPage } from '../../support/http/html.ts';
import {
  backendOf,
  spawnSite,
  startSite,
  startSiteAndFail,
  temporaryFolder,
} from '../../support/site.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

async function folder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  cleanUps.push(remove);
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const isLocked = (dataDir: string) => existsSync(path.join(dataDir, 'backend.lock'));

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

describe('a start that cannot succeed says why in one line, with status 1', () => {
  async function expectFailure(env: Record<string, string>, reason: string | RegExp) {
    const { code, output } = await startSiteAndFail(env);
    expect(output).toMatch(reason);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }

  test('the port is taken', async () => {
    const { port } = new URL(inject('siteUrl'));
    const dataDir = path.join(await folder(), 'data');
    await expectFailure(
      { PORT: port, DATA_DIR: dataDir },
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or choose another port`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('the data folder is in use by another start', async () => {
    const dataDir = inject('dataDir');
    await expectFailure({ DATA_DIR: dataDir }, `The data folder ${dataDir} is in use`);
    expect((await fetch(`${inject('siteUrl')}/editorial-analysis`)).status).toBe(200);
  });

  test.for([
    ['holds something else', { 'notes.txt': 'not a database' }],
    ['is damaged', { PG_VERSION: '17\n' }],
  ] as [string, Record<string, string>][])('the database folder %s', async ([, files]) => {
    const dataDir = await folder();
    const database = path.join(dataDir, 'db');
    await mkdir(database);
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(database, name), text);
    }
    await expectFailure({ DATA_DIR: dataDir }, /can't be opened: .+ Nothing was deleted\./);
    for (const [name, text] of Object.entries(files)) {
      expect(await readFile(path.join(database, name), 'utf8')).toBe(text);
    }
    // The next start may try again.
    expect(isLocked(dataDir)).toBe(false);
  });

  test('the data folder is a file', async () => {
    const file = path.join(await folder(), 'data');
    await writeFile(file, 'mine');
    await expectFailure({ DATA_DIR: file }, `The data folder ${file} can't be used`);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test.for([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ HOST: '203.0.113.7' }, 'HOST is set to 203.0.113.7, which is no address of this machine.'],
    [
      { SITE_URL: 'institute.example' },
      'SITE_URL must be an address such as https://example.org, not "institute.example".',
    ],
    [
      { NOTIFY_WEBHOOK_URL: 'https://hooks.example' },
      'NOTIFY_WEBHOOK_SECRET must be set where NOTIFY_WEBHOOK_URL is.',
    ],
    [
      {
        NOTIFY_WEBHOOK_URL: 'https://hooks.example',
        SUPABASE_URL: 'http://127.0.0.1:9',
        SUPABASE_ANON_KEY: 'key',
      },
      'The site itself sends no notice of the messages of a hosted project',
    ],
  ] as [Record<string, string>, string][])('%o', async ([env, reason]) => {
    const dataDir = path.join(await folder(), 'data');
    await expectFailure({ ...env, DATA_DIR: dataDir }, reason);
    expect(existsSync(dataDir)).toBe(false);
  });
});

// One folder and its lives, in this order: making a database anew takes the longest.
describe('a site on its data folder', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ folder: dataDir, remove } = await temporaryFolder());
  });
  afterAll(() => remove());

  test('can be stopped while it makes its database', async () => {
    const { process: child, exited, output } = spawnSite({ env: { DATA_DIR: dataDir } });
    await expect.poll(output, { timeout: 20_000 }).toContain('Making a new database');
    const backend = await backendOf(child);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).not.toContain('running at');
    await expect.poll(() => isAlive(backend), { timeout: 20_000 }).toBe(false);
    expect(isLocked(dataDir)).toBe(false);
  });

  test.for(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async (signal) => {
    const site = await startSite({ env: { DATA_DIR: dataDir } });
    const backend = await backendOf(site.process);
    expect((await readPage(`${site.url}/editorial-analysis`)).text).toContain('Read More');
    const end = ended(site.process);
    site.process.kill(signal);
    expect(await end).toBe(0);
    expect(isAlive(backend)).toBe(false);
    expect(isLocked(dataDir)).toBe(false);
    expect(site.output()).not.toMatch(/error|warn/i);
  });

  test('takes its backend along when it is killed', async () => {
    const site = await startSite({ env: { DATA_DIR: dataDir } });
    const backend = await backendOf(site.process);
    site.process.kill('SIGKILL');
    await expect.poll(() => isAlive(backend), { timeout: 10_000 }).toBe(false);
    expect(isLocked(dataDir)).toBe(false);
  });

  test('goes on when its backend has ended, which is started anew', async () => {
    const site = await startSite({ env: { DATA_DIR: dataDir } });
    const home = await readPage(site.url);
    process.kill(await backendOf(site.process), 'SIGKILL');
    const { status, headings } = await readPage(site.url);
    expect([status, headings]).toEqual([200, home.headings]);
    await expect.poll(site.output, { timeout: 20_000 }).toContain('The backend answers again.');
    // Of a list that nobody has asked for yet.
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
