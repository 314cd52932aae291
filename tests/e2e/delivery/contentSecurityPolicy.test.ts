import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

/** Pages with different needs: videos, a form, a text, pictures of each kind; the last does not exist. */
const paths = [
  '/',
  '/contact',
  '/article/1',
  '/upsc-2024-results',
  '/gs-foundation-online',
  '/none',
];

const evil = 'https://evil.example';
const mark = "window.executed=(window.executed||'')";

/** Markup that an attacker might inject into a page, and the directive that must stop it. */
const injected: [markup: string, directive: string][] = [
  [`<script>${mark}+'inline '</script>`, 'script-src-elem'],
  [`<script type="module">${mark}+'module '</script>`, 'script-src-elem'],
  [`<script src="${evil}/x.js"></script>`, 'script-src-elem'],
  [`<script src="data:text/javascript,${mark}"></script>`, 'script-src-elem'],
  [`<img src="/nowhere.svg" onerror="${mark}+'onerror '">`, 'script-src-attr'],
  [`<svg onload="${mark}+'onload '"></svg>`, 'script-src-attr'],
  [`<iframe src="${evil}/frame"></iframe>`, 'frame-src'],
  [`<object data="${evil}/object"></object>`, 'object-src'],
  [`<link rel="stylesheet" href="${evil}/x.css">`, 'style-src-elem'],
  [`<p style="position:fixed;inset:0">Covers all</p>`, 'style-src-attr'],
  [`<img src="http://evil.example/x.png">`, 'img-src'],
  [`<link rel="manifest" href="${evil}/manifest.json">`, ''],
  [`<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`, ''],
  [`<base href="${evil}/">`, 'base-uri'],
];

/** Markup that acts only when a visitor presses it. */
const pressed: [markup: string, directive: string][] = [
  [`<button class="pressed" onclick="${mark}+'onclick '">Press</button>`, 'script-src-attr'],
  [`<a class="pressed" href="javascript:${mark}+'link '">Press</a>`, 'script-src-elem'],
  [`<form action="${evil}/form"><button class="pressed">Press</button></form>`, 'form-action'],
  [
    `<form action="/contact"><button class="pressed" formaction="${evil}/form">Press</button></form>`,
    'form-action',
  ],
];

/** Ways in which our own scripts could run a text as code; served as a file of the site. */
const probe = `window.ways = Object.fromEntries([
  () => { document.createElement('div').innerHTML = '<p>'; },
  () => { document.body.firstElementChild.outerHTML = '<p>'; },
  () => document.createElement('div').insertAdjacentHTML('beforeend', '<p>'),
  () => document.write('<p>'),
  () => new DOMParser().parseFromString('<p>', 'text/html'),
  () => document.createRange().createContextualFragment('<p>'),
  () => { document.createElement('iframe').srcdoc = '<p>'; },
  () => { document.createElement('script').src = '/x.js'; },
  () => { document.createElement('script').text = '1'; },
  () => { document.createElement('script').textContent = '1'; },
  () => setTimeout('1'),
  () => (0, eval)('1'),
  () => new Function('1'),
  () => trustedTypes.createPolicy('mine', { createHTML: (text) => text }),
  () => trustedTypes.createPolicy('default', { createHTML: (text) => text }),
].map((way) => {
  try { way(); return [String(way), 'done']; }
  catch (error) { return [String(way), error.name]; }
}));`;

/** Opens a page with markup injected into its HTML on the way; its headers stay. */
async function openWith(path: string, head: string, body: string) {
  const page = await browser.open('about:blank', { expectConsole: /./ });
  const left: string[] = [];
  await page.route(
    (url) => url.origin !== siteUrl,
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  await page.route(siteUrl + path, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('<head>', () => `<head>${head}`)
      .replace('</body>', () => `${body}</body>`);
    expect(html).toContain(body);
    await route.fulfill({ response: answer, body: html });
  });
  await page.route(`${siteUrl}/probe.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: probe }),
  );
  await page.addInitScript(() => {
    const directives: string[] = [];
    Object.assign(window, { directives });
    document.addEventListener('securitypolicyviolation', (event) => {
      directives.push(event.effectiveDirective);
    });
  });
  await page.goto(siteUrl + path);
  return { page, left };
}

const withoutAll = (all: Set<string>, found: string[]) =>
  [...all].filter((one) => !found.includes(one));

const directivesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { directives: string[] }).directives);
const executed = (page: Page) =>
  page.evaluate(() => (window as unknown as { executed?: string }).executed);

test('nothing brought in runs, frames or is asked for, and no text becomes code', async () => {
  const body = `${injected.map(([markup]) => markup).join('')}<script src="/probe.js"></script>`;
  const { page, left } = await openWith('/', '<base href="https://evil.example/">', body);
  const expected = new Set(injected.map(([, directive]) => directive).filter(Boolean));
  await expect.poll(async () => withoutAll(expected, await directivesOf(page))).toEqual([]);
  expect(await executed(page)).toBeUndefined();
  expect(left).toEqual([]);
  expect(await page.evaluate(() => document.baseURI)).toBe(`${siteUrl}/`);
  const ways = await page.evaluate(
    () => (window as unknown as { ways: Record<string, string> }).ways,
  );
  expect(Object.entries(ways).filter(([, end]) => !/^(Type|Eval)Error$/.test(end))).toEqual([]);
});

test.for(paths)(
  '%s makes no request to other origins before a press, and links safely',
  async (path) => {
    const page = await browser.open('about:blank', { expectConsole: /status of 404/ });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(siteUrl + path);
    await hydrated(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter((host) => !host.startsWith('data:'))).toEqual([siteUrl]);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        protocol: link.protocol,
        opensAnother: link.target !== '' && link.target !== '_self',
        safe: link.relList.contains('noopener') || link.relList.contains('noreferrer'),
      })),
    );
    expect(links.filter(({ opensAnother, safe }) => opensAnother && !safe)).toEqual([]);
    expect(
      links.filter(({ protocol }) => !['http:', 'https:', 'tel:', 'mailto:'].includes(protocol)),
    ).toEqual([]);
    // Nothing that could send a request before a press.
    expect(
      await page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], iframe').count(),
    ).toBe(0);
  },
);

test('nothing brought in does anything when it is pressed', async () => {
  const markup = pressed.map(([part]) => part).join('');
  const { page, left } = await openWith('/about', '', markup);
  for (const part of await page.locator('.pressed').all()) await part.dispatchEvent('click');
  await expect
    .poll(async () => (await directivesOf(page)).toSorted())
    .toEqual(pressed.map(([, directive]) => directive).toSorted());
  expect(await executed(page)).toBeUndefined();
  expect(left).toEqual([]);
  expect(page.url()).toBe(`${siteUrl}/about`);
});

test('a video of YouTube is let in, by its cookieless host alone', async () => {
  const policy = (await fetch(siteUrl)).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain('frame-src https://www.youtube-nocookie.com');
});
