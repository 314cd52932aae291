import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type Locator, type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { buildIfStale } from '@setu/kit/node';
import ourSite from '../../site/site.config.ts';
import { chromiumLaunchOptions } from '../../tests/support/browser/chromium.ts';
import { seededFolder, startSite } from '../../tests/support/site.ts';

const file = fileURLToPath(new URL('../../docs/film.webp', import.meta.url));
const stagePage = new URL('film.html', import.meta.url);
const size = { width: 1120, height: 660 };
/** GitHub shows it 830 px wide, phones less. */
const mostBytes = 1.5e6;

const windows = {
  desktop: { viewport: { width: 1120, height: 731 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.25, hasTouch: true },
} as const;
type WindowName = keyof typeof windows;
const names = ['desktop', 'phone'] as const;

/** The moving picture of README.md: of the running site, on a desktop and a phone. */
type Film = Awaited<ReturnType<typeof startFilm>>;

/** A window of the site, whose pictures the film shows. */
async function openWindow(browser: Browser, name: WindowName, url: string): Promise<Page> {
  const context = await browser.newContext({ ...windows[name], reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The first page of a visit may keep its fallback fonts (scripts/fonts.ts).
  for (let visits = 0; visits < 2; visits++) await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** The page that is filmed, with both windows on it. */
async function openStage(browser: Browser, pages: Record<WindowName, Page>) {
  const stage = await browser.newPage({ viewport: size });
  await stage.setContent(readFileSync(stagePage, 'utf8'));
  const frames: { png: Buffer; ms: number }[] = [];
  return {
    frames,
    /** Adds a frame of the stage that lasts this many milliseconds. */
    shoot: async (ms: number) => void frames.push({ png: await stage.screenshot(), ms }),
    /** Puts pictures of the windows on the stage: as the present layer, or as the one that the wipe reveals. */
    show: async (layer: 'now' | 'next' = 'now') => {
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
    },
    style: (values: Record<string, string>) =>
      stage.evaluate((entries) => {
        for (const [name, value] of entries) document.body.style.setProperty(name, value);
      }, Object.entries(values)),
  };
}

async function startFilm(browser: Browser, url: string) {
  const pages = {
    desktop: await openWindow(browser, 'desktop', url),
    phone: await openWindow(browser, 'phone', url),
  };
  const { frames, shoot, show, style } = await openStage(browser, pages);

  return {
    ...pages,
    url,
    /** Shows both windows as they are now for a while. */
    async hold(ms: number) {
      await show();
      await shoot(ms);
    },
    /** Moves the pointer there in a few frames, and taps. */
    async tap(name: WindowName, target: Locator) {
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
    },
    /** Scrolls both pages this far down, smoothly. */
    async scroll(pixels: Record<WindowName, number>, steps: number) {
      for (let step = 1; step <= steps; step++) {
        const eased = (1 - Math.cos((Math.PI * step) / steps)) / 2;
        for (const name of names) {
          await pages[name].evaluate(
            (top) => scrollTo({ top, behavior: 'instant' }),
            pixels[name] * eased,
          );
        }
        await this.hold(90);
      }
    },
    /** Wipes from light to dark or back, after an unseen `change`. */
    async wipe(colorScheme: 'light' | 'dark', change: () => Promise<void>) {
      for (const name of names) await pages[name].emulateMedia({ colorScheme });
      await change();
      await show('next');
      await style({ '--to': `var(--${colorScheme})` });
      for (let step = 1; step <= 9; step++) {
        const eased = (1 - Math.cos((Math.PI * step) / 9)) / 2;
        await style({ '--edge': `${(eased * size.width).toFixed()}px` });
        await shoot(70);
      }
      await show();
      await style({ '--from': `var(--${colorScheme})`, '--edge': '0px' });
    },
    encode: () =>
      sharp(
        frames.map(({ png }) => png),
        { join: { animated: true } },
      )
        .webp({ delay: frames.map(({ ms }) => ms), loop: 0, quality: 66, effort: 5, minSize: true })
        .toBuffer(),
  };
}

const arrived = (page: Page, path: RegExp) =>
  page.waitForURL(path).then(() => page.waitForLoadState('networkidle'));

async function playScenes(film: Film): Promise<void> {
  const { desktop, phone, url } = film;
  const banner = desktop.getByRole('banner');
  await film.hold(1600);
  await film.tap('desktop', banner.getByText('Current Affairs', { exact: true }));
  await film.hold(700);
  await film.tap('phone', phone.getByRole('banner').getByRole('button').first());
  await film.hold(900);
  await film.tap('desktop', banner.getByRole('link', { name: 'Editorial Analysis' }));
  await arrived(desktop, /editorial-analysis$/);
  await film.hold(900);
  await film.tap('desktop', desktop.locator('main a[href^="/editorial-analysis/"]').first());
  await arrived(desktop, /editorial-analysis\/\d+$/);
  await phone.goto(`${url}/daily`, { waitUntil: 'networkidle' });
  await film.hold(900);
  await film.scroll({ desktop: 420, phone: 360 }, 10);
  await film.hold(1200);
  await film.wipe('dark', async () => {});
  await film.hold(1300);
  await phone.goto(`${url}/what-to-read-in-the-hindu/56`, { waitUntil: 'networkidle' });
  await desktop.goto(`${url}/search`, { waitUntil: 'networkidle' });
  await film.hold(700);
  const words = desktop.locator('main input[name="q"]');
  await film.tap('desktop', words);
  for (const letters of ['fed', 'eral', 'ism']) {
    await words.pressSequentially(letters);
    await desktop.waitForLoadState('networkidle');
    await film.hold(350);
  }
  await film.scroll({ desktop: 160, phone: 300 }, 8);
  await film.hold(1500);
  await film.wipe('light', async () => {
    for (const page of [desktop, phone]) await page.goto(url, { waitUntil: 'networkidle' });
  });
  await film.hold(600);
}

buildIfStale(ourSite);
await using started = new AsyncDisposableStack();
const { folder } = started.use(await seededFolder());
const { url } = started.use(await startSite({ env: { DATA_DIR: folder } }));
const browser = started.use(await chromium.launch(await chromiumLaunchOptions()));
const film = await startFilm(browser, url);
await playScenes(film);
const webp = await film.encode();
if (webp.length > mostBytes) throw new Error(`The film has ${webp.length} bytes: too many.`);
await writeFile(file, webp);
console.log(`docs/film.webp: ${(webp.length / 1e6).toFixed(2)} MB`);
