import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Locator, type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { buildIfStale } from '@setu/kit/node';
import ourSite from '../../site/site.config.ts';
import { chromiumLaunchOptions } from '../../tests/support/browser/chromium.ts';
import { seededFolder, startSite } from '../../tests/support/site.ts';

// The moving picture of README.md: of the running site, in a window on a desktop and one on a phone.

const file = fileURLToPath(new URL('../../docs/film.webp', import.meta.url));
const size = { width: 1120, height: 660 };
/** GitHub shows it 830 px wide, phones less. */
const mostBytes = 1.5e6;

const windows = {
  desktop: { viewport: { width: 1120, height: 731 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.25, hasTouch: true },
} as const;
type WindowName = keyof typeof windows;
const names = ['desktop', 'phone'] as const;

buildIfStale(ourSite);
await using started = new AsyncDisposableStack();
const { folder } = started.use(await seededFolder());
const { url } = started.use(await startSite({ env: { DATA_DIR: folder } }));
const browser = started.use(await chromium.launch(await chromiumLaunchOptions()));
const pages = { desktop: await openWindow('desktop'), phone: await openWindow('phone') };
/** The page that is filmed, with both windows on it. */
const stage = await browser.newPage({ viewport: size });
await stage.setContent(readFileSync(new URL('film.html', import.meta.url), 'utf8'));
const frames: { png: Buffer; ms: number }[] = [];
await playScenes(pages);
const pictures = frames.map(({ png }) => png);
const webp = await sharp(pictures, { join: { animated: true } })
  .webp({ delay: frames.map(({ ms }) => ms), loop: 0, quality: 66, effort: 5, minSize: true })
  .toBuffer();
if (webp.length > mostBytes) throw new Error(`The film has ${webp.length} bytes: too many.`);
await writeFile(file, webp);
console.log(`docs/film.webp: ${(webp.length / 1e6).toFixed(2)} MB`);

async function openWindow(name: WindowName): Promise<Page> {
  const context = await browser.newContext({ ...windows[name], reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The first page of a visit may keep its fallback fonts (scripts/fonts.ts).
  for (let visits = 0; visits < 2; visits++) await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Adds a frame of the stage that lasts this many milliseconds. */
async function shoot(ms: number): Promise<void> {
  frames.push({ png: await stage.screenshot(), ms });
}

/** Puts pictures of the windows on the stage: as the present layer, or as the one that the wipe reveals. */
async function show(layer: 'now' | 'next'): Promise<void> {
  for (const name of names) {
    const png = await pages[name].screenshot({ type: 'png' });
    const source = `data:image/png;base64,${png.toString('base64')}`;
    await stage.evaluate(
      async ([id, src]) => {
        const picture = document.getElementById(id) as HTMLImageElement;
        picture.src = src;
        await picture.decode();
      },
      [`${name}-${layer}`, source] as const,
    );
  }
}

async function style(values: Record<string, string>): Promise<void> {
  await stage.evaluate((entries) => {
    for (const [name, value] of entries) document.body.style.setProperty(name, value);
  }, Object.entries(values));
}

/** Shows both windows as they are now for a while. */
async function hold(ms: number): Promise<void> {
  await show('now');
  await shoot(ms);
}

/** Moves the pointer there, and taps. */
async function tap(name: WindowName, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not to be seen.');
  const { width } = windows[name].viewport;
  const x = (box.x + Math.min(box.width / 2, 60)) / width;
  const y = (box.y + box.height / 2) / width;
  await style({ [`--${name}-x`]: String(x), [`--${name}-y`]: String(y) });
  await shoot(450);
  await style({ [`--${name}-tap`]: '1' });
  await shoot(180);
  await (name === 'phone' ? target.tap() : target.click());
  await style({ [`--${name}-tap`]: '0', [`--${name}-x`]: '-1' });
}

/** How far a smooth movement of so many steps has come. */
function eased(step: number, steps: number): number {
  return (1 - Math.cos((Math.PI * step) / steps)) / 2;
}

/** Scrolls both pages this far down, smoothly. */
async function scroll(pixels: Record<WindowName, number>, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    for (const name of names) {
      await pages[name].evaluate(
        (top) => scrollTo({ top, behavior: 'instant' }),
        pixels[name] * eased(step, steps),
      );
    }
    await hold(90);
  }
}

/** Wipes from light to dark or back, after an unseen `change`. */
async function wipe(colorScheme: 'light' | 'dark', change?: () => Promise<void>): Promise<void> {
  for (const name of names) await pages[name].emulateMedia({ colorScheme });
  await change?.();
  await show('next');
  await style({ '--to': `var(--${colorScheme})` });
  for (let step = 1; step <= 9; step++) {
    await style({ '--edge': `${(eased(step, 9) * size.width).toFixed()}px` });
    await shoot(70);
  }
  await show('now');
  await style({ '--from': `var(--${colorScheme})`, '--edge': '0px' });
}

async function arrived(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path);
  await page.waitForLoadState('networkidle');
}

async function playScenes({ desktop, phone }: Record<WindowName, Page>): Promise<void> {
  const banner = desktop.getByRole('banner');
  await hold(1600);
  await tap('desktop', banner.getByText('Current Affairs', { exact: true }));
  await hold(700);
  await tap('phone', phone.getByRole('banner').getByRole('button').first());
  await hold(900);
  await tap('desktop', banner.getByRole('link', { name: 'Editorial Analysis' }));
  await arrived(desktop, /editorial-analysis$/);
  await hold(900);
  await tap('desktop', desktop.locator('main a[href^="/editorial-analysis/"]').first());
  await arrived(desktop, /editorial-analysis\/\d+$/);
  await phone.goto(`${url}/daily`, { waitUntil: 'networkidle' });
  await hold(900);
  await scroll({ desktop: 420, phone: 360 }, 10);
  await hold(1200);
  await wipe('dark');
  await hold(1300);
  await phone.goto(`${url}/what-to-read-in-the-hindu/56`, { waitUntil: 'networkidle' });
  await desktop.goto(`${url}/search`, { waitUntil: 'networkidle' });
  await hold(700);
  const words = desktop.locator('main input[name="q"]');
  await tap('desktop', words);
  for (const letters of ['fed', 'eral', 'ism']) {
    await words.pressSequentially(letters);
    await desktop.waitForLoadState('networkidle');
    await hold(350);
  }
  await scroll({ desktop: 160, phone: 300 }, 8);
  await hold(1500);
  await wipe('light', async () => {
    for (const page of [desktop, phone]) await page.goto(url, { waitUntil: 'networkidle' });
  });
  await hold(600);
}
