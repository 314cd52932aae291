import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { articleCategories } from '../../site/src/content/articleCategories.ts';
import { pages } from '../../packages/website/src/texts/pages.ts';
import { motifPreview, motifs } from '../../packages/website/src/texts/picturePreview.ts';
import {
  institutePreview,
  listPreview,
  previewSize,
  resultPreview,
  slogan,
} from '../../packages/website/src/texts/previews.ts';
import { results } from '../../site/src/content/results.ts';
import { institute } from '../../site/src/institute.ts';
import { palettePng } from './palettePng.ts';

interface Drawing {
  /** Where the site has it. */
  src: string;
  /** The drawing beside the words. */
  art: string;
  /** How it fills its room: all of it, or as a sheet of paper on a ground. */
  fit: 'whole' | 'poster';
  /** In the place of the institute's slogan. */
  title?: string;
}

/** Every preview of the site. */
export const drawings: readonly Drawing[] = [
  { src: institutePreview.src, art: '/art/hero.svg', fit: 'whole' },
  ...motifs.map((motif): Drawing => ({
    src: motifPreview(motif).src,
    art: `/art/motifs/${motif}.svg`,
    fit: 'whole',
  })),
  ...articleCategories.map((list): Drawing => ({
    src: listPreview(list).src,
    art: list.image,
    fit: 'whole',
    title: list.heading,
  })),
  ...results.map((result): Drawing => ({
    src: resultPreview(result).src,
    art: result.image.src,
    fit: 'poster',
    title: result.heading,
  })),
];

const origin = 'http://previews.invalid';
const file = (path: string) => fileURLToPath(new URL(`../../site${path}`, import.meta.url));

/** Draws them one after the other, as PNG. */
export async function* drawPreviews(
  browser: Browser,
): AsyncGenerator<{ src: string; png: Buffer }> {
  const context = await browser.newContext({ viewport: previewSize });
  const page = await context.newPage();
  const fonts = await readFile(file('/src/fonts/fonts.css'), 'utf8');
  const logo = await readFile(file('/public/art/logo.svg'), 'utf8');
  let html = '';
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ path: file(`/public${pathname}`) });
  });
  for (const drawing of drawings) {
    html = documentOf(drawing, fonts, logo);
    await page.goto(origin);
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    const rgba = await page.evaluate(async (png) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const { width, height } = picture;
      const drawn = new OffscreenCanvas(width, height).getContext('2d');
      drawn?.drawImage(picture, 0, 0);
      const pixels = drawn?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(new Blob([pixels]));
      await read;
      return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
    }, shot.toString('base64'));
    const pixels = { ...previewSize, rgba: Buffer.from(rgba, 'base64') };
    yield { src: drawing.src, png: palettePng(pixels) };
  }
  await context.close();
}

function documentOf({ art, fit, title }: Drawing, fonts: string, logo: string): string {
  return `<!DOCTYPE html><html lang="${institute.lang}"><title>${pages.home.heading}</title><style>
    ${fonts.replaceAll('font-display: optional', 'font-display: block')}
    body { margin: 0; background: #f7dcaa; color: #faf6ee; font: 600 44px/1.14 'Text Serif'; }
    .art { position: absolute; }
    .whole { inset: 0 0 0 455px; width: 745px; height: 630px; object-fit: cover; }
    .poster { inset: 24px 0 0 632px; height: 566px; border: 8px solid #faf6ee; }
    .panel { position: absolute; inset: 0; }
    .words { position: absolute; inset: 0 760px 0 78px; display: flex; flex-direction: column; justify-content: center; }
    .words svg { width: 112px; height: 112px; margin-bottom: 18px; }
    .name { font-size: 120px; line-height: 1; margin: 0 0 34px; }
    .slogan { font-weight: 400; color: #f7dcaa; margin: 0; text-wrap: balance; }
    .titled svg { width: 76px; height: 76px; margin-bottom: 6px; }
    .titled .name { font-size: 56px; margin-bottom: 44px; }
    .titled .slogan { font-weight: 600; font-size: 52px; color: #faf6ee; }
  </style>
  <img class="art ${fit}" src="${art}" alt="">
  <svg class="panel" viewBox="0 0 1200 630"><path fill="#1e1c4d" stroke="#f4a93d" stroke-width="13" d="M-20-20H455Q586 315 455 650H-20z"/></svg>
  <div class="words ${title === undefined ? '' : 'titled'}">
    ${logo.replace('#2b2a6b', '#faf6ee').replace('#e8871e', '#f4a93d')}
    <p class="name">${institute.name}</p><p class="slogan">${title ?? slogan}</p>
  </div></html>`;
}
