import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/support/browser/chromium.ts';
import { axeOff } from '../../stories/looks.ts';
import { serveStorybook } from '../../tests/support/storybook.ts';
import { root } from '../root.ts';

/** A window and its visitor's settings. */
interface Look {
  name: string;
  width: number;
  height?: number;
  mode: 'light' | 'dark';
  forcedColors?: 'active';
}

const widths = [320, 600, 768, 1024, 1440, 1920];
const usual: readonly Look[] = [
  ...widths.map((width) => ({ name: `${width}`, width, mode: 'light' as const })),
  ...widths.map((width) => ({ name: `${width}-dark`, width, mode: 'dark' as const })),
  { name: 'forced-colours', width: 1024, mode: 'dark', forcedColors: 'active' },
  // A window of 1280 by 1024 px, zoomed: WCAG 1.4.10.
  { name: 'zoom-400', width: 320, height: 256, mode: 'light' },
];
/** With the browser's own text size doubled. */
const large: readonly Look[] = [
  { name: 'text-200', width: 640, mode: 'light' },
  { name: 'text-200-wide', width: 1280, mode: 'light' },
];

const folder = path.join(root, 'screenshots');
const storybook = await serveStorybook();
const words = process.argv.slice(2);
const wanted = words.length > 0 ? words : ['pages-'];
const stories = storybook.entries
  .filter(({ id, type }) => type === 'story' && wanted.some((word) => id.includes(word)))
  .map(({ id }) => id);
if (stories.length === 0) throw new Error(`No story is called ${wanted.join(', ')}.`);

mkdirSync(folder, { recursive: true });
const options = await chromiumLaunchOptions();
for (const [looks, textSize] of [
  [usual, 16],
  [large, 32],
] as const) {
  const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
  await using browser = await chromium.launch({ ...options, args });
  await takeAll(browser, looks);
}
await storybook.close();
writeFileSync(path.join(folder, 'index.html'), contactSheet());
console.log(`\nAll of them: ${path.relative(process.cwd(), folder)}/index.html`);

/** A story that cannot be drawn does not stop the others. */
async function takeAll(browser: Browser, looks: readonly Look[]): Promise<void> {
  // Carousels stand still, so that two runs show the same slide.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const id of stories) {
    try {
      for (const look of looks) await take(page, id, look);
      console.log(id);
    } catch (error) {
      console.error(`${id}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}

async function take(page: Page, id: string, look: Look): Promise<void> {
  const { width, height = 900, mode, forcedColors = 'none' } = look;
  await page.emulateMedia({ colorScheme: mode, forcedColors });
  await page.setViewportSize({ width, height });
  const globals = `mode:${mode};motion:paused${axeOff}`;
  const query = new URLSearchParams({ id, viewMode: 'story', globals });
  await page.goto(`${storybook.url}/iframe.html?${query}`);
  await page.waitForFunction(() => {
    const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
      currentRender?: { phase: string };
    };
    return currentRender?.phase === 'finished';
  });
  // Pictures below the fold load when they come near, which a screenshot of the whole page never does.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  const file = path.join(folder, fileOf(id, look));
  await page.screenshot({ path: file, animations: 'disabled', fullPage: true });
}

const fileOf = (id: string, { name }: Look): string => `${id}-${name}.png`;

/** One page that shows every picture, a row of them for each story. */
function contactSheet(): string {
  const rows = stories.map((id) => {
    const pictures = [...usual, ...large].map((look) => {
      const file = fileOf(id, look);
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${id}, ${look.name}"></a><figcaption>${look.name}</figcaption></figure>`;
    });
    return `<h2 id="${id}">${id}</h2><div>${pictures.join('')}</div>`;
  });
  const contents = stories.map((id) => `<a href="#${id}">${id}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>body{font:16px system-ui;margin:2rem}nav{columns:12rem}nav a{display:block}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{block-size:30rem;min-inline-size:4rem;border:1px solid #999}figcaption{font-size:.8em}</style>
<h1>Every screen</h1><nav>${contents.join('')}</nav>${rows.join('\n')}</html>`;
}
