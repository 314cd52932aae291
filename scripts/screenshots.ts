import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { buildIfStale } from '@setu/kit/node';
import ourSite from '../site/site.config.ts';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { startSite } from '../tests/support/site.ts';
import { contactSheet } from './screenshots/contactSheet.ts';
import { makeFilm } from './screenshots/film.ts';
import { fileName, looksOf, putOn } from './screenshots/looks.ts';
import type { Look } from './screenshots/looks.ts';
import { shots } from './screenshots/shots.ts';
import type { Shot, Source } from './screenshots/shots.ts';
import { sources } from './screenshots/sources.ts';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
/** The number of pages that each browser takes in parallel. */
const workers = 2;

/**
 * `npm run screenshots`: every screen in every state at every width, light and dark, in forced
 * colours, zoomed and with large text, and one page that shows them all: `screenshots/index.html`.
 * Words on the command line choose screens by name; `film` makes the moving picture of README.md instead.
 */
async function takeScreenshots(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((part) => !shots.some(({ name }) => name.includes(part)));
  if (unknown.length > 0) throw new Error(`No screen is called ${unknown.join(', ')}.`);
  buildIfStale(ourSite);
  const chosen = shots.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  await mkdir(folder, { recursive: true });
  await using started = new AsyncDisposableStack();
  const sites = new Map<Source, string>();
  for (const source of new Set(chosen.map(({ source = 'sample' }) => source))) {
    sites.set(source, await startOn(source, started));
  }
  const failures = [
    ...(await takeAll(chosen, sites, false)),
    ...(await takeAll(chosen, sites, true)),
  ];
  await writeFile(path.join(folder, 'index.html'), contactSheet(chosen));
  console.log(`\nAll of them: ${path.relative(process.cwd(), folder)}/index.html`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

/** Starts a site with these rows, to be ended with all that is started; returns its address. */
async function startOn(source: Source, started: AsyncDisposableStack): Promise<string> {
  const env = await sources[source](started);
  return started.use(await startSite({ env })).url;
}

/**
 * Takes the shots with one text size, which can be set only when the browser starts. A screen that fails
 * twice does not stop the others. Returns the failures.
 */
async function takeAll(
  chosen: readonly Shot[],
  sites: ReadonlyMap<Source, string>,
  largeText: boolean,
): Promise<string[]> {
  const options = await chromiumLaunchOptions();
  const args = [...(options.args ?? [])];
  if (largeText) args.push('--blink-settings=defaultFontSize=32');
  await using browser = await chromium.launch({ ...options, args });
  const waiting = chosen.filter((shot) => looksOf(shot, largeText).length > 0);
  const failures: string[] = [];
  const work = async () => {
    // Carousels stand still, so that two runs show the same slide.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // A late font is used from the next page on (scripts/fonts.ts), so this visit fetches it.
    for (const url of sites.values()) {
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.close();
    }
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const base = sites.get(shot.source ?? 'sample') ?? '';
      const looks = looksOf(shot, largeText);
      try {
        await take(context, base, shot, looks).catch(() => take(context, base, shot, looks));
        console.log(shot.name);
      } catch (error) {
        failures.push(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return failures;
}

/** Takes all looks of a shot in one visit, changing the window in between. */
async function take(
  context: BrowserContext,
  base: string,
  shot: Shot,
  looks: readonly Look[],
): Promise<void> {
  const page = await context.newPage();
  const [first] = looks;
  try {
    if (first) await putOn(page, first);
    await page.goto(base + shot.path);
    await shot.act?.(page);
    await loadLazyPictures(page);
    for (const look of looks) {
      await putOn(page, look);
      // The sticky header would otherwise be in the middle of the picture.
      if (!shot.windowOnly) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const part = await partOf(page, shot, look);
      const file = path.join(folder, fileName(shot, look));
      await page.screenshot({ path: file, animations: 'disabled', ...part });
    }
  } finally {
    await page.close();
    await context.setOffline(false);
  }
}

const drawable = 12_000;

/** The window, or as much of the page as Chromium can reliably draw in one picture. */
async function partOf(page: Page, shot: Shot, { width }: Look) {
  if (shot.windowOnly) return {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= drawable) return { fullPage: true };
  return { fullPage: true, clip: { x: 0, y: 0, width, height: drawable } };
}

/** Pictures below the fold load when they come near, which a screenshot of the whole page never does. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

async function film(): Promise<void> {
  buildIfStale(ourSite);
  await using started = new AsyncDisposableStack();
  await makeFilm(await startOn('sample', started));
}

const words = process.argv.slice(2);
await (words[0] === 'film' ? film() : takeScreenshots(words));
