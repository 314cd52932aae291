import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import {
  article,
  courseDetails,
  courseSection,
  resource,
} from '../../support/backend/sampleRows.ts';
import type { Row } from '../../support/backend/sampleRows.ts';
import { useFakeSite, useFakeSupabase } from '../../support/fakeSite.ts';
import { structuredDataOf } from '../../support/structuredData.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite();

/** Marks the window if it is ever run. */
const mark = 'window.executed=true';

const texts = [
  `<script>${mark}</script>`,
  `</script><script>${mark}</script>`,
  `</title></textarea></style></head><body onload="${mark}">`,
  `<img src="/nowhere.png" onerror="${mark}">`,
  `"><svg onload=${mark}>`,
  `' onfocus='${mark}' autofocus='`,
  `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
  `<!-- ${mark} --!>`,
  `]]><script>${mark}</script>`,
  `{{constructor.constructor('${mark}')()}}\${${mark}}`,
  `\u2028${mark}\u2029`,
  `\u202Egnp.cod\u202C \u0000\u0007\u001B[31m`,
  `half a pair: \uD83D`,
  'x'.repeat(20_000),
  `${'\n- '.repeat(2_000)}${'1. '.repeat(2_000)}`,
  `$& $1 $\` </body></html>`,
];

const urls = [
  `javascript:${mark}`,
  ` \u0001jAvAsCrIpT:${mark}`,
  `java\nscript:${mark}`,
  `javascript://site.example/%0a${mark}`,
  `data:text/html,<script>${mark}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${mark}'/>`,
  `vbscript:${mark}`,
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/slashes',
  '/\\evil.example/backslash',
  '/\t/evil.example/tab',
  `https://shop.example/"onmouseover="${mark}`,
  `/about"onmouseover="${mark}`,
  'https://',
  'http://[',
];

const urlColumns = /^(href|image|thumbnail|ViewMore|BuyURL|CourseImage|url)$/;
const isKept = /^(id|created_at|date)$/;

/** A row with the n-th hostile text in every column, or the n-th hostile address in columns for addresses. */
function hostile(row: Row, index: number, keep: Row = {}): Row {
  const columns = Object.keys(row).map((column) => {
    if (isKept.test(column)) return [column, row[column]];
    const choices = urlColumns.test(column) ? urls : texts;
    return [column, choices[index % choices.length]];
  });
  return { ...Object.fromEntries(columns), ...keep };
}

function poison() {
  const every = texts.map((_, index) => index);
  fake.tables.resources = every.map((index) => hostile(resource(index), index));
  fake.tables['Course Section'] = every.map((index) =>
    hostile(courseSection(index), index, { mode: 'online' }),
  );
  fake.tables['Course Details'] = every.map((index) =>
    // Its related courses keep their hostile slugs.
    hostile(courseDetails(index), index, index === 3 ? { slug: 'course-3' } : {}),
  );
  fake.tables.Articles = every.map((index) =>
    hostile(article(index), index, { category: 'Editorial Analysis' }),
  );
}

async function open(path: string): Promise<Page> {
  const page = await browser.open('about:blank', { expectConsole: /Failed to load resource/ });
  // Blocks pictures from other hosts, so that no request leaves the machine.
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  page.on('dialog', () => expect.fail('A dialog opened.'));
  await page.goto(site.url + path);
  return page;
}

/** Expects that nothing ran, no link leads where it must not, and the page is complete. */
async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[src]')];
    const all = [...document.querySelectorAll('*')];
    return {
      schemes: links
        .map(({ protocol }) => protocol)
        .concat(pictures.map((p) => new URL(p.src).protocol)),
      hosts: links.map(({ hostname }) => hostname),
      handlers: all.flatMap(({ attributes }) =>
        [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      ),
      foreign: document.querySelectorAll('main iframe, main script, main object, main base').length,
      forms: document.querySelectorAll('main input, main textarea').length,
    };
  });
  expect(new Set(found.schemes)).toSatisfy((schemes: Set<string>) =>
    [...schemes].every((scheme) => ['http:', 'https:', 'tel:', 'mailto:'].includes(scheme)),
  );
  expect(found.hosts).not.toContain('evil.example');
  expect(found.handlers).toEqual([]);
  expect(found).toMatchObject({ foreign: 0, forms: 0 });
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Scholarship Programme' }).waitFor();
  await page.getByRole('contentinfo').getByText('All rights reserved.').waitFor();
}

describe('hostile rows execute nothing and break nothing', () => {
  test.for([
    ['/', `<script>${mark}</script>`],
    ['/online-mode', `</script><script>${mark}</script>`],
    ['/editorial-analysis', `<img src="/nowhere.png" onerror="${mark}">`],
  ] as const)('%s', async ([path, shows]) => {
    poison();
    const page = await hydrated(await open(path));
    await page.getByRole('main').getByText(shows, { exact: true }).first().waitFor();
    await expectHarmless(page);
  });

  test('where the browser makes the page', async () => {
    poison();
    const page = await hydrated(await open('/about'));
    const shown = page.getByRole('main').getByText(`<img src="/nowhere.png" onerror="${mark}">`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Editorial Analysis' }).click();
    await shown.first().waitFor();
    await expectHarmless(page);
  });

  test('a course and its related ones', async () => {
    poison();
    const page = await hydrated(await open('/course-3'));
    await page
      .getByRole('heading', { level: 1 })
      .getByText(texts[3] ?? '', { exact: true })
      .waitFor();
    await expectHarmless(page);
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /Buy Now/ })
        .count(),
    ).toBe(0);
  });

  test('an article about each; a browser looks at markup, half a pair, a wall of lists', async () => {
    poison();
    const page = await open('/about');
    for (const [index, text] of texts.entries()) {
      const answer = await page.request.get(`${site.url}/editorial-analysis/${index}`);
      expect(answer.status(), text.slice(0, 80)).toBe(200);
      expect(structuredDataOf(await answer.text())).toHaveLength(2);
      if (![0, 2, 12, 14].includes(index)) continue;
      await page.goto(`${site.url}/editorial-analysis/${index}`);
      await hydrated(page);
      await expectHarmless(page);
    }
  });

  test('what comes back in an error', async () => {
    fake.fail('*', (response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `broken"' onfocus=${mark} ${'y'.repeat(5_000)}` }));
    });
    const page = await hydrated(await open('/editorial-analysis'));
    await page
      .getByRole('main')
      .getByText(/^Error: broken"' onfocus=/)
      .waitFor();
    await expectHarmless(page);
  });
});

// ArticleBody.fuzz.test.tsx of @setu/ui tests every kind of text.
test.each(['||\n', '- a\n', '<'])(
  '200,000 characters of %j make no page of more than 2 MB',
  async (part) => {
    const text = `${'|a'.repeat(12)}|\n${'|-'.repeat(12)}|\n${part.repeat(200_000 / part.length)}`;
    fake.tables.Articles = [{ ...article(1), title: text, summary: text, content: text }];
    fake.tables.resources = [{ ...resource(1), title: text, category: text }];
    fake.tables['Course Section'] = [{ ...courseSection(1), title: text, description: text }];
    fake.tables['Course Details'] = [{ ...courseDetails(1), Title: text, CourseOverview: text }];
    for (const path of ['/', '/editorial-analysis', '/editorial-analysis/1', '/course-1']) {
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(200);
      expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(2_000_000);
    }
  },
);

const other = useFakeSupabase();
const picture = (project: { url: string }) => `${project.url}/storage/v1/object/public/a.svg`;

/** The address of each picture on the page, and whether it has loaded. */
const picturesOf = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('img')].map(({ src, complete, naturalWidth }) => ({
        src,
        shown: complete && naturalWidth > 0,
      })),
    );

test("a picture without TLS is shown from the project's own address, and asked for nowhere else", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const serve = (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
  for (const project of [fake, other]) {
    project.fail('*', serve, ({ table }) => table.startsWith('/storage/'));
  }
  const from = (project: { url: string }) => ({ mode: 'online', thumbnail: picture(project) });
  fake.tables['Course Section'] = [
    { ...courseSection(1), ...from(other) },
    { ...courseSection(2), ...from(fake) },
  ];
  const page = await open('/online-mode');
  await page.getByRole('main').getByText('Course 2', { exact: true }).waitFor();
  await expect.poll(() => picturesOf(page)).toContainEqual({ src: picture(fake), shown: true });
  expect(await page.getByRole('main').innerHTML()).not.toContain(picture(other));
  expect(other.requests).toEqual([]);
});
