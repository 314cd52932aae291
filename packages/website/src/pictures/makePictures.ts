import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Institute } from '../instituteTypes.ts';
import { findSiteModules, siteAlias, localesAlias } from '../node/siteModules.ts';
import { readLogo } from '../vite/readLogo.ts';
import { type Alias, readTheme } from '../vite/readTheme.ts';
import type { DrawnLanguage } from './drawings.ts';
import { lookOf } from './look.ts';
import { origin } from './screenshotPng.ts';

interface PicturesOptions {
  root: string;
  institute: Institute;
  aliases: readonly Alias[];
  browser: Browser;
}

interface MadePicture {
  src: string;
  content: Buffer;
}

const ownFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** Draws an institute's link previews, and the icons and result posters for which it has no file of its own. */
export async function* makePictures(options: PicturesOptions): AsyncGenerator<MadePicture> {
  const { aliases, browser, institute, root } = options;
  findSiteModules(root, [...siteAlias(root), ...localesAlias(institute)]);
  const { drawPreviews } = await import('./drawPreviews.ts');
  const { drawnIcons } = await import('./drawWithoutBrowser.ts');
  const { posterSvg } = await import('./posterSvg.ts');
  const { shownResults } = await import('../content/results.ts');

  const { definition } = await readTheme(institute.theme, aliases);
  const look = lookOf(definition, readLogo(root).svg);
  const fileAt = (src: string) =>
    [root, path.dirname(ownFolder)]
      .map((folder) => path.join(folder, 'public', src))
      .find((file) => existsSync(file));

  // The logo in the theme's colours, for a site that shows it in place of a picture.
  const made = new Map([['/logo.svg', Buffer.from(look.logo(look.brand))]]);
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const content = made.get(pathname);
    const file = fileAt(pathname);
    if (content) return route.fulfill({ body: content, contentType: 'image/svg+xml' });
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  for (const result of shownResults) {
    const { src } = result.image;
    if (fileAt(src) || !src.endsWith('.svg')) continue;
    const content = Buffer.from(posterSvg(result, institute.name, look));
    made.set(src, content);
    yield { src, content };
  }
  for (const [src, draw] of Object.entries(drawnIcons)) {
    if (!fileAt(src)) yield { src, content: draw(look) };
  }
  for (const locale of [institute.locale, ...(institute.otherLocales ?? [])]) {
    const language = await readLanguage(root, { ...institute, locale });
    // Our Devanagari font is only a sans, so the Latin letters next to it are a sans as well.
    const font = locale.startsWith('hi') ? (definition.font?.body ?? look.font) : look.font;
    yield* drawPreviews(page, { ...look, font }, language);
  }
  await page.close();
}

/** Runs in a separate process, because Node never unloads the modules of a language. */
async function readLanguage(
  root: string,
  { locale, otherLocales }: Pick<Institute, 'locale' | 'otherLocales'>,
): Promise<DrawnLanguage> {
  const script = new URL(`./printDrawings${path.extname(import.meta.url)}`, import.meta.url);
  const asked = JSON.stringify({ root, locale, otherLocales });
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(script), asked]);
  return JSON.parse(stdout) as DrawnLanguage;
}

/** Draws the pictures and writes them into the site's `public` folder. */
export async function writePictures(options: PicturesOptions): Promise<void> {
  for await (const { src, content } of makePictures(options)) {
    const file = path.join(options.root, 'public', src);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    process.stdout.write(`${src}: ${(content.length / 1_000).toFixed(1)} KB\n`);
  }
}
