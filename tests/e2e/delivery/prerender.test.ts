import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, saveData, useBrowser } from '../../support/browser/browser.ts';
import { databaseError, startFakeSupabase } from '../../support/backend/fakeSupabase.ts';
import { useFixture } from '../../support/fixture.ts';
import { linksIn, readPatiently } from '../../support/http/html.ts';
import { listen } from '../../support/http/listen.ts';
import { article, courseDetails } from '../../support/backend/sampleRows.ts';
import { newMessage, openForAMinute, send, sent, write } from '../../support/contactPage.ts';
import { runSetu, startSite, temporaryFolder } from '../../support/site.ts';
import { prerender } from '@setu/kit/node';
import ourSite from '../../../site/site.config.ts';

const origin = 'https://institute.example';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const browser = useBrowser();

// Not mended after each test: the tests share what is written.
const fake = useFixture(startFakeSupabase);
const parent = useFixture(temporaryFolder);
const output = () => path.join(parent.folder, 'static');

/** Writes the site as files, of a hosted project or of an embedded backend. */
function run(to = output(), embedded = false) {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = fake.env;
  const backend = { url, key, publicKey: key, embedded };
  const options = { backend, origin, out: to, layout: 'folders' } as const;
  return prerender({ ...options, site: ourSite, log: () => {} });
}

/** All files, and when each was written. */
async function filesOf(where: string): Promise<Map<string, number>> {
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const times = files.map(async ({ parentPath, name }): Promise<[string, number]> => {
    const file = path.join(parentPath, name);
    return [path.relative(where, file), (await stat(file)).mtimeMs];
  });
  return new Map(await Promise.all(times));
}

/** Serves files as a plain host does, which ignores queries. */
function serveFiles(where: string) {
  const server = createServer((request, answer) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const file = path.join(where, decodeURIComponent(pathname));
    void (async () => {
      if (request.method === 'POST') return answer.writeHead(501).end();
      const isFolder = (await stat(file).catch(() => undefined))?.isDirectory();
      if (isFolder && !pathname.endsWith('/')) {
        return answer.writeHead(301, { location: `${pathname}/${search}` }).end();
      }
      const name = isFolder ? path.join(file, 'index.html') : file;
      const bytes = await readFile(name).catch(() => undefined);
      if (!bytes) return answer.writeHead(404).end(await readFile(path.join(where, '404.html')));
      const type = types[path.extname(name)];
      return answer.writeHead(200, type ? { 'content-type': type } : {}).end(bytes);
    })();
  });
  return listen(server);
}

describe('the output', () => {
  let files: Map<string, number>;
  const textOf = (file: string) => readFile(path.join(output(), file), 'utf8');
  beforeAll(async () => {
    fake.tables.Articles = Array.from({ length: 45 }, (_, index) => article(index + 1));
    for (const topic of fake.tables['Article Topics']) topic['articles'] = 45;
    fake.tables['Course Details'].push({ ...courseDetails(5), slug: 'हिन्दी-आधार' });
    await run();
    files = await filesOf(output());
  });
  const site = useFixture(() => startSite({ env: { ...fake.env, SITE_URL: origin } }));
  const host = useFixture(() => serveFiles(output()));

  const pages = () => [...files.keys()].filter((file) => file.endsWith('.html'));
  const has = (href: string) => {
    const { pathname, search } = new URL(href, origin);
    const name = decodeURIComponent(pathname).slice(1);
    if (path.extname(name)) return files.has(name);
    if (search) return files.has(path.join('_query', name, `${search.slice(1)}.html`));
    return files.has(path.join(name, 'index.html'));
  };
  test('is byte for byte what the server sends', async () => {
    const compare = async (file: string) => {
      const address = file
        .replace(
          /^_query\/((?:.*\/)?)([^/]*)\.html$/,
          (_, path: string, query: string) => `${path.replace(/\/$/, '')}?${query}`,
        )
        .replace(/\/?index\.html$/, '');
      const { html: sent } = await readPatiently(`${site.url}/${address}`);
      // The prerendered page has no form, because no server would receive it, or says that the form needs JavaScript.
      if (/^(?:hi\/)?(?:contact|scholarship|search)$/i.test(address)) return;
      // What the project lacks is learnt by the first reads, of which the server's page may be one.
      const own = /,"isStatic":true|,"lacks":\[[^\]]*\]|<script data-query=.*?<\/script>/gs;
      expect((await textOf(file)).replaceAll(own, ''), address).toBe(sent.replaceAll(own, ''));
    };
    // Some of each kind, because pages of a kind differ by their rows alone.
    const kinds = Map.groupBy(pages(), (file) =>
      file.replace(/[\d-]+(?=(?:\/index)?\.html$)/, '*'),
    );
    const some = [...kinds.values()].flatMap((alike) => alike.slice(0, 5));
    const left = some.filter((file) => !file.endsWith('404.html')).values();
    // Eight at a time.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const file of left) await compare(file);
      }),
    );
    expect(some.length).toBeGreaterThan(80);
  });

  test('has a file for every link in it, and for every address of its sitemap', async () => {
    const texts = await Promise.all(pages().map(textOf));
    const links = texts.flatMap((text) => linksIn(text).map(({ href }) => href));
    const locations = [...(await textOf('sitemap.xml')).matchAll(/<loc>([^<]*)/g)];
    const addresses = new Set([
      ...links,
      ...locations.map(([, url = '']) => new URL(url).pathname),
    ]);
    const inside = [...addresses].filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(70);
    // Browsers read a month or a day of a list from the backend.
    const isOfBrowsers = (href: string) => /[?](?:month|date)=/.test(href);
    expect(inside.filter((href) => has(href) === isOfBrowsers(href))).toEqual([]);
  });

  test('has every inline script in its policy', async () => {
    const policy = await textOf('_headers');
    for (const file of ['404.html', 'about/index.html', 'editorial-analysis/index.html']) {
      const scripts = [
        ...(await textOf(file)).matchAll(/<script(?: data-query[^>]*)?>(.+?)<\/script>/gs),
      ];
      expect(scripts.length, file).toBe(file.startsWith('about') ? 1 : 2);
      for (const [, script = ''] of scripts) {
        const hash = createHash('sha256').update(script).digest('base64');
        expect(policy, file).toContain(`'sha256-${hash}'`);
      }
    }
  });

  test('the way back from its page for missing addresses brings the page before', async () => {
    const expectConsole = /404/;
    const page = await hydrated(await browser.open(`${host.url}/about/`, { expectConsole }));
    const heading = page.getByRole('heading', { level: 1 });
    const about = await heading.innerText();
    // As a link to an article that is newer than the copy.
    await page.evaluate(() => history.pushState(null, '', '/editorial-analysis/999'));
    await page.reload();
    expect(await heading.innerText()).toBe('Oops. Page not found.');
    await page.goBack();
    await expect.poll(() => heading.innerText()).toBe(about);
  });

  test('has what hosts read', async () => {
    expect(files.has('.nojekyll')).toBe(true);
    expect(await textOf('_headers')).toContain(`connect-src 'self' ${fake.url}`);
    expect(await textOf('_redirects')).toContain(
      '/editorial-analysis page=:page /_query/editorial-analysis/page=:page.html 200!',
    );
    expect(await textOf('_redirects')).toContain('/hi/* /hi/404.html 404\n');
    expect(await textOf('.htaccess')).toMatch(/m#\^\/hi\/#i">\s+ErrorDocument 404 \/hi\/404\.html/);
    // Searches have no files.
    expect(await textOf('_redirects')).not.toContain('/search');
    expect(await textOf('_redirects')).toContain(
      '/topics/gs-paper-2 page=:page /_query/topics/gs-paper-2/page=:page.html 200!',
    );
    expect(await textOf('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const file of ['.well-known/security.txt', 'llms.txt'])
      expect(await textOf(file)).toBe(await (await fetch(`${site.url}/${file}`)).text());
    expect(await textOf('feeds/all.xml')).toContain(`<id>${origin}/feeds/all.xml</id>`);
    expect(await textOf('feeds/editorial-analysis.xml')).toContain(
      `<link rel="alternate" href="${origin}/editorial-analysis/45"/>`,
    );
    expect(JSON.parse(await textOf('feeds/all.json'))).toMatchObject({ language: 'en-IN' });
    // It may be served at any address, so it contains nothing to hydrate.
    expect(await textOf('404.html')).not.toContain('id="page-data"');
  });

  test('a form that no server takes is not there without JavaScript, and sends with it', async () => {
    const plain = await browser.open(`${host.url}/contact`, { javaScriptEnabled: false });
    const main = plain.getByRole('main');
    await main.getByText('Write to us').waitFor();
    expect(await plain.locator('form').count()).toBe(0);
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0]));
    expect(hrefs).toEqual(expect.arrayContaining(['mailto', 'tel', 'https']));
    await plain.goto(`${host.url}/Scholarship`);
    await main.getByText('Register on WhatsApp or by phone').waitFor();
    expect(await plain.locator('form').count()).toBe(0);

    const page = await hydrated(
      await browser.open(`${host.url}/contact`, { initScript: openForAMinute }),
    );
    const { written, row } = newMessage();
    await write(page, written);
    await send(page).click();
    await sent(page).waitFor();
    expect(fake.tables['Contact Records']).toMatchObject([row]);
    await page.goto(`${host.url}/Scholarship`);
    await hydrated(page);
    await page.getByRole('form', { name: 'Scholarship registration' }).waitFor();
  });

  test.each([
    ['/search', 'searches with JavaScript, which does not run here.'],
    ['/hi/search', 'खोज JavaScript से होती है, जो यहाँ नहीं चल रही है।'],
  ])('%s, whose form no server answers, says so where no script runs', async (path, does) => {
    const shown = (page: Page) => page.getByRole('main').innerText();
    const withoutScript = { javaScriptEnabled: false };
    expect(await shown(await browser.open(host.url + path, withoutScript))).toContain(does);
    expect(await shown(await browser.open(site.url + path, withoutScript))).not.toContain(does);
    expect(await shown(await hydrated(await browser.open(host.url + path)))).not.toContain(does);
  });

  test.each([
    ['/editorial-analysis?page=2', true],
    ['/practice/2026-11-06?a=c', true],
    ['/editorial-analysis?utm_source=mail', false],
    ['/practice/2026-11-06', false],
  ])('a host without queries: at %s React starts at once: %s', async (address, starts) => {
    const page = await browser.open('about:blank', { initScript: saveData });
    await page.addInitScript(() => {
      addEventListener('popstate', () => Object.assign(self, { started: true }));
    });
    await page.goto(host.url + address);
    expect(await page.evaluate(() => 'started' in self)).toBe(starts);
    await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(starts ? 1 : 0);
  });

  test('a host without queries: the browser brings the page that was asked for', async () => {
    const page = await browser.open(`${host.url}/editorial-analysis?page=2`);
    const list = page.getByRole('main');
    await list.getByText('Article 27', { exact: true }).waitFor();
    await hydrated(page);
    await list.getByText('Article 27', { exact: true }).waitFor({ state: 'detached' });
    expect(await list.getByRole('article').count()).toBe(20);
    expect(await page.title()).toContain('page 2');
    // The page says that this project lacks our search function, so the browser searches titles.
    const found = await hydrated(await browser.open(`${host.url}/search?q=article+27`));
    await found.getByText('1 result for "article 27"').first().waitFor();
    expect(await found.getByRole('searchbox').inputValue()).toBe('article 27');
  });

  test('a host without queries: the browser checks answers, as a form without a script sends them', async () => {
    const page = await browser.open(`${host.url}/practice/2026-11-06?a=&q1=b`);
    const first = page.getByRole('group', { name: /^Question 1 of / });
    const marks = page.getByRole('heading', { name: /^Your marks/ });
    const [wrong, right] = [
      first.getByText('Wrong', { exact: true }),
      first.getByText('Right', { exact: true }),
    ];
    expect(await first.getByRole('radio').count()).toBeGreaterThan(3);
    expect(await marks.count()).toBe(0);
    await hydrated(page);
    await marks.waitFor();
    await wrong.waitFor();
    await first.getByRole('radio', { name: /^\(c\)/ }).check();
    await page.getByRole('button', { name: 'Check answers' }).click();
    await right.waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?a=c-*$/);
  });
});

describe('another run', () => {
  const changedSince = async (before: Map<string, number>) => {
    const after = await filesOf(output());
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((file) => before.get(file) !== after.get(file)).toSorted();
  };

  test('writes what shows a changed article, and removes the page of a course that is gone', async () => {
    const before = await filesOf(output());
    const [oldest] = fake.tables.Articles;
    if (oldest) oldest['title'] = 'Another title';
    fake.tables['Course Details'].pop();
    expect(await run()).toMatchObject({ written: 29, removed: 2 });
    // Rows without a language column are shown in both languages.
    const inEnglish = (await changedSince(before)).map((file) =>
      file.replace(/^(_query\/)?hi\//, '$1'),
    );
    expect([...new Set(inEnglish)].toSorted()).toEqual([
      '.prerender.json',
      '_query/editorial-analysis/page=3.html',
      '_query/topics/gs-paper-2/page=3.html',
      '_query/topics/राजव्यवस्था/page=3.html',
      // Each course leads to others.
      ...[1, 2, 3, 4].map((id) => `course-${id}/index.html`),
      'daily/2026-11-02/index.html',
      // The next articles, of that day and of the list, link to it.
      ...[1, 28, 29].map((id) => `editorial-analysis/${id}/index.html`),
      'feeds/all.json',
      'feeds/all.xml',
      'feeds/editorial-analysis.xml',
      'sitemap.xml',
      'हिन्दी-आधार/index.html',
    ]);
    // Plain hosts would list an empty folder.
    expect(await readdir(output())).not.toContain('हिन्दी-आधार');
  });

  test('leaves the last output as it is when the backend fails', async () => {
    const before = await filesOf(output());
    fake.fail('Course Section', databaseError('The disk is full.'));
    await expect(run()).rejects.toThrow(/The disk is full|could not be read/);
    await fake.heal();
    expect(await changedSince(before)).toEqual([]);
    expect(await readdir(parent.folder)).toEqual(['static']);
  });

  test('replaces no folder that it did not write, asks for SITE_URL, and knows two layouts', async () => {
    const other = path.join(parent.folder, 'other');
    await mkdir(other);
    await writeFile(path.join(other, 'thesis.txt'), 'years of work');
    await expect(run(other)).rejects.toThrow('none of a prerendered site');
    expect(await readdir(other)).toEqual(['thesis.txt']);
    const command = async (siteUrl: string, ...options: string[]) => {
      const env = { ...fake.env, SITE_URL: siteUrl };
      const { status, said } = await runSetu(
        ['prerender', 'site', '--out', output(), ...options],
        env,
      );
      return [status, said];
    };
    const refused = (why: string) => [1, expect.stringContaining(why)];
    expect(await command('')).toEqual(refused('SITE_URL is required'));
    expect(await command(origin, '--layout', 'x')).toEqual(refused('folders or files, not "x"'));
  });
});

test('made from the embedded backend, each next page comes as a document', async () => {
  await fake.heal();
  const alone = path.join(parent.folder, 'alone');
  await run(alone, true);
  const files = await filesOf(alone);
  // Browsers cannot read a single day of a list, so its calendar links to the pages of days.
  const list = linksIn(await readFile(path.join(alone, 'editorial-analysis/index.html'), 'utf8'));
  const days = list.filter(({ href }) => href.startsWith('/daily/'));
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter(({ href }) => !files.has(`${href.slice(1)}/index.html`))).toEqual([]);
  expect(list.filter(({ href }) => /[?](?:month|date)=/.test(href))).toEqual([]);
  const host = await serveFiles(alone);
  const page = await hydrated(await browser.open(`${host.url}/about`));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Editorial Analysis' }).click();
  await page.getByRole('main').getByText('Article 5', { exact: true }).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
    `${host.url}/editorial-analysis/`,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByText('This copy of the website has no search.').waitFor();
  // Nor can it read the questions that are due.
  await page.evaluate(() => {
    const item = { id: '1', day: '2026-11-06', box: 0, due: '2026-11-07' };
    localStorage.setItem('setu:again', JSON.stringify({ items: [item] }));
  });
  await page.goto(`${host.url}/practice/again`);
  await hydrated(page);
  await page.getByText('the questions that are due stand on the pages of their days').waitFor();
  await page.getByRole('link', { name: '6 November 2026' }).waitFor();
  // There is no backend that a browser could write to, either.
  await page.goto(`${host.url}/contact`);
  await hydrated(page);
  await page.getByRole('main').getByText('Write to us').waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await page.close();
  await host.close();
});
