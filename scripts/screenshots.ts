import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { runSite } from '../site/server/run.ts';
import { readSettings } from '../site/server/settings.ts';
import { buildIfStale } from './buildSite.ts';
import { chromiumLaunchOptions } from './chromium.ts';

/** A screen in one of its states, and what brings it there. */
interface Shot {
  name: string;
  path: string;
  /** Taken of a site whose backend does not answer. */
  backendDown?: true;
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home, one category', path: '/?category=BPSC' },
  { name: 'home, unknown category', path: '/?category=Chess' },
  { name: 'home, backend down', path: '/', backendDown: true },
  { name: 'offline mode', path: '/offline-mode' },
  { name: 'online mode', path: '/online-mode?category=Sociology' },
  { name: 'courses, backend down', path: '/online-mode', backendDown: true },
  { name: 'course', path: '/gs-foundation-online' },
  { name: 'course, backend down', path: '/gs-foundation-online', backendDown: true },
  { name: 'article list', path: '/editorial-analysis' },
  { name: 'article list, second page', path: '/facts-of-the-day?page=2' },
  { name: 'article list, backend down', path: '/editorial-analysis', backendDown: true },
  { name: 'answer writing', path: '/daily-answer-writing' },
  { name: 'article', path: '/editorial-analysis/17' },
  { name: 'article in Hindi', path: '/editorial-analysis/18' },
  { name: 'article not found', path: '/article/999999' },
  { name: 'article, backend down', path: '/article/17', backendDown: true },
  { name: 'results', path: '/selections' },
  { name: 'result', path: '/upsc-2024-results' },
  { name: 'result not found', path: '/selections/upsc-1999-results' },
  { name: 'scholarship', path: '/Scholarship' },
  { name: 'scholarship, incomplete', path: '/Scholarship', act: press('Submit registration') },
  { name: 'contact', path: '/contact' },
  { name: 'contact, sent', path: '/contact?sent=1' },
  { name: 'contact, empty', path: '/contact', act: press('Send message') },
  { name: 'about', path: '/about' },
  { name: 'careers', path: '/career' },
  { name: 'log in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'not found', path: '/no/such/page' },
];

const widths = [320, 768, 1024, 1440];
const modes = ['light', 'dark'] as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'screenshots');

/**
 * `npm run screenshots`: every screen in every state at every width, light and dark, and one page
 * that shows them all: `screenshots/index.html`. Words on the command line choose screens by name.
 */
async function takeScreenshots(wanted: string[]): Promise<void> {
  buildIfStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'setu-screenshots-'));
  const log = () => {};
  const settings = { ...readSettings({}), port: 0, dataDir };
  const site = await runSite({ settings, mode: 'production', log });
  const orphan = await runSite({
    settings: { ...settings, supabase: { url: 'http://127.0.0.1:9', anonKey: 'none' } },
    mode: 'production',
    log,
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    await mkdir(folder, { recursive: true });
    const chosen = shots.filter(
      ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
    );
    for (const shot of chosen) {
      const base = shot.backendDown ? orphan.url : site.url;
      for (const width of widths) {
        for (const mode of modes) await take(browser, base, shot, width, mode);
      }
      console.log(shot.name);
    }
    await writeFile(path.join(folder, 'index.html'), contactSheet(chosen));
    console.log(`\nAll of them: ${path.relative(process.cwd(), folder)}/index.html`);
  } finally {
    await browser.close();
    await Promise.all([site.stop(), orphan.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function take(
  browser: Browser,
  base: string,
  shot: Shot,
  width: number,
  mode: (typeof modes)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: mode,
    // Carousels stand still, so that two runs show the same slide.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A font that comes too late waits for the next page (scripts/fonts.ts): this visit fetches it.
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.goto(base + shot.path, { waitUntil: 'networkidle' });
  await shot.act?.(page);
  await loadLazyPictures(page);
  await page.screenshot({ path: path.join(folder, fileName(shot, width, mode)), fullPage: true });
  await context.close();
}

/** Pictures below the fold load when they come near, which a screenshot of the whole page never does. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

function fileName({ name }: Shot, width: number, mode: string): string {
  return `${name.replaceAll(/\W+/g, '-')}-${width}-${mode}.png`;
}

function contactSheet(taken: readonly Shot[]): string {
  const rows = taken.map((shot) => {
    const pictures = modes.flatMap((mode) =>
      widths.map((width) => {
        const file = fileName(shot, width, mode);
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${shot.name} at ${width} px, ${mode}"></a>`;
      }),
    );
    return `<h2>${shot.name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{block-size:30rem;border:1px solid #999}</style>
<h1>Every screen</h1>${rows.join('\n')}</html>`;
}

await takeScreenshots(process.argv.slice(2));
