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
const injected: [name: string, markup: string, directive: string][] = [
  ['an inline script', `<script>${mark}+'inline '</script>`, 'script-src-elem'],
  ['a module', `<script type="module">${mark}+'module '</script>`, 'script-src-elem'],
  ['a script from elsewhere', `<script src="${evil}/x.js"></script>`, 'script-src-elem'],
  [
    'a script in an address',
    `<script src="data:text/javascript,${mark}"></script>`,
    'script-src-elem',
  ],
  [
    'a handler of an error',
    `<img src="/nowhere.svg" onerror="${mark}+'onerror '">`,
    'script-src-attr',
  ],
  ['a handler of a drawing', `<svg onload="${mark}+'onload '"></svg>`, 'script-src-attr'],
  ['a frame', `<iframe src="${evil}/frame"></iframe>`, 'frame-src'],
  ['an object', `<object data="${evil}/object"></object>`, 'object-src'],
  ['a stylesheet', `<link rel="stylesheet" href="${evil}/x.css">`, 'style-src-elem'],
  ['a style of its own', `<p style="position:fixed;inset:0">Covers all</p>`, 'style-src-attr'],
  ['a picture without TLS', `<img src="http://evil.example/x.png">`, 'img-src'],
  ['a manifest', `<link rel="manifest" href="${evil}/manifest.json">`, ''],
  ['a frame of its own text', `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`, ''],
  ['a base', `<base href="${evil}/">`, 'base-uri'],
];

/** Markup that acts only when a visitor presses it. */
const pressed: [name: string, markup: string, directive: string][] = [
  [
    'a handler',
    `<button id="pressed" onclick="${mark}+'onclick '">Press</button>`,
    'script-src-attr',
  ],
  [
    'a javascript: link',
    `<a id="pressed" href="javascript:${mark}+'link '">Press</a>`,
    'script-src-elem',
  ],
  [
    'a form to elsewhere',
    `<form action="${evil}/form"><button id="pressed">Press</button></form>`,
    'form-action',
  ],
  [
    "the site's own form sent elsewhere",
    `<form action="/contact"><button id="pressed" formaction="${evil}/form">Press</button></form>`,
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
  const body = `${injected.map(([, markup]) => markup).join('')}<script src="/probe.js"></script>`;
  const { page, left } = await openWith('/', '<base href="https://evil.example/">', body);
  const expected = new Set(injected.map(([, , directive]) => directive).filter(Boolean));
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

test.for(pressed)('%s, pressed, does nothing', async ([, markup, directive]) => {
  const { page, left } = await openWith('/about', '', markup);
  await page.locator('#pressed').dispatchEvent('click');
  await expect.poll(() => directivesOf(page)).toContain(directive);
  expect(await executed(page)).toBeUndefined();
  expect(left).toEqual([]);
  expect(page.url()).toBe(`${siteUrl}/about`);
});

test('a video of YouTube is let in, by its cookieless host alone', async () => {
  const page = await browser.open('about:blank', { expectConsole: /Content Security Policy/ });
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname.endsWith('youtube-nocookie.com') || url.hostname.endsWith('youtube.com'),
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    },
  );
  await page.goto(siteUrl);
  await page.evaluate(() => {
    for (const host of ['www.youtube.com', 'www.youtube-nocookie.com']) {
      const frame = document.createElement('iframe');
      frame.src = `https://${host}/embed/abc`;
      document.body.append(frame);
    }
  });
  await page.frameLocator('iframe >> nth=1').getByText('Player').waitFor();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
});
