import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { accessibilityFaults } from '../../tests/support/browser/axe.ts';
import { parsePage } from '../../tests/support/http/html.ts';
import { brotliSize, headerSize } from '../../tests/support/http/pageWeight.ts';

export interface Institute {
  folder: string;
  name: string;
  brand: string;
  /** The arguments of `npm create setu`. */
  arguments: string[];
  /** The value of `<html lang>`. */
  lang: string;
}

export const ownFont = 'Own Devanagari';
/** docs/decisions/budgets.md: the first round trip; all that hydrates a page. */
const documentLimit = 14_600;
const hydrationLimit = 118_000;

/** The faults of a running site, each as a sentence. */
export async function siteFaults(
  institute: Institute,
  site: string,
  url: string,
  browser: Browser,
): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = allMatches(sitemap, /<loc>([^<]+)<\/loc>/g).map((page) => new URL(page).pathname);
  const faults = paths.length < 15 ? [`The sitemap has ${paths.length} pages only.`] : [];
  for (const address of paths) faults.push(...(await pageFaults(institute, site, url, address)));
  faults.push(...(await fileFaults(institute, url)), ...(await axeFaults(browser, url, paths)));
  return faults;
}

const allMatches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, value = '']) => value);

async function pageFaults(
  { lang, name }: Institute,
  site: string,
  url: string,
  address: string,
): Promise<string[]> {
  const answer = await fetch(url + address);
  const html = await answer.text();
  const bytes = headerSize(answer) + brotliSize(html);
  const [scripts = ''] = allMatches(html, /data-scripts="([^"]*)"/g);
  const hydration = scripts
    .split(' ')
    .filter((file) => file !== '')
    .map((file) => path.join(site, 'dist/client', file))
    // The smallest files are sent uncompressed.
    .map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
  const has = (file: string) => existsSync(path.join(site, file));
  return Object.entries({
    [`answers ${answer.status}`]: answer.status !== 200,
    'does not name the institute': !parsePage(html).text.includes(name),
    "says 'Setu'": html.includes('Setu'),
    [`is not ${lang}`]: !html.includes(`<html lang="${lang}"`),
    [`weighs ${bytes} bytes with its headers`]: bytes > documentLimit,
    [`hydrates with ${hydration} bytes`]: hydration > hydrationLimit,
    'lacks its own font': has('fonts') && !html.includes(ownFont),
    'lacks its own logo': has('public/logo.png') && !html.includes('/logo.png'),
  }).flatMap(([fault, isThere]) => (isThere ? `${address} ${fault}.` : []));
}

/** The faults of other files: manifest, icons, pictures of shared links, texts for programs. */
async function fileFaults({ name, brand }: Institute, url: string): Promise<string[]> {
  const faults: string[] = [];
  const read = async (address: string) => {
    const answer = await fetch(new URL(address, url));
    if (answer.status !== 200) faults.push(`${address} answers ${answer.status}.`);
    return answer.text();
  };
  const html = await read('/');
  const icons = allMatches(html, /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g);
  const previews = allMatches(html, /property="og:image" content="([^"]+)"/g);
  const feeds = allMatches(html, /<link rel="alternate"[^>]*href="([^"]+)"/g);
  for (const [kind, found] of Object.entries({ icon: icons, preview: previews, feed: feeds })) {
    if (found.length === 0) faults.push(`There is no ${kind}.`);
  }
  const manifest = JSON.parse(await read('/site.webmanifest')) as {
    name: string;
    icons: { src: string }[];
  };
  if (manifest.name !== name) faults.push(`The manifest names ${manifest.name}.`);
  const [themeColour] = allMatches(html, /<meta name="theme-color" content="([^"]+)"/g);
  if (themeColour !== brand) faults.push(`The theme colour is ${themeColour}, not ${brand}.`);
  const pictures = [...icons, ...previews, ...manifest.icons.map(({ src }) => src), '/favicon.ico'];
  for (const address of pictures) await read(address);
  for (const address of [...feeds, '/llms.txt', '/.well-known/security.txt', '/robots.txt']) {
    if ((await read(address)).includes('Setu')) faults.push(`${address} says 'Setu'.`);
  }
  return faults;
}

/** One page of each kind, light and dark, on a phone. */
async function axeFaults(browser: Browser, url: string, paths: string[]): Promise<string[]> {
  const kinds = new Map(paths.map((page) => [page.replace(/\/[^/]*\d[^/]*$/, '/…'), page]));
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 800 },
      bypassCSP: true,
    });
    for (const address of kinds.values()) {
      await page.goto(url + address);
      const only = colorScheme === 'dark' ? 'colours' : 'everything';
      const found = await accessibilityFaults(page, only);
      faults.push(...found.map((fault) => `${address}, ${colorScheme}: ${fault}`));
    }
    await page.close();
  }
  return faults;
}
