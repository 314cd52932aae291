import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { practice } from '@locales/practice.ts';
import { institute } from '@site/institute.ts';
import type { Page } from 'playwright-core';
import { articleCategories } from '../articles/articleCategories.ts';
import { isOff, shownResults } from '../institute/switches.ts';
import { motifPreview } from '../locales/picturePreview.ts';
import { institutePreview, listPreview, previewSize, resultPreview } from '../locales/previews.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { paths } from '../paths.ts';
import { practicePreview } from '../practice/practicePreview.ts';
import type { Look } from './look.ts';
import { screenshotPng } from './screenshotPng.ts';

/** A preview: what stands beside a shared link. */
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

const { heading, image } = pageCopy('practice', practice);

const practiceArt = { art: image ?? '/art/default.svg', title: heading };

/** Every preview of the site; `hero` is the picture of the home page. */
export const drawingsOf = (hero: string): readonly Drawing[] => [
  { src: institutePreview.src, art: hero, fit: 'whole' },
  ...(institute.motifs ?? []).map((motif): Drawing => ({
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
  ...(isOff(paths.practice)
    ? []
    : [{ ...practiceArt, src: practicePreview.src, fit: 'whole' } satisfies Drawing]),
  ...shownResults.map((result): Drawing => ({
    src: resultPreview(result).src,
    art: result.image.src,
    fit: 'poster',
    title: result.heading,
  })),
];

/** Draws them one after the other, as PNG. */
export async function* drawPreviews(
  page: Page,
  look: Look,
  hero: string,
): AsyncGenerator<{ src: string; content: Buffer }> {
  const fonts = await readFile(
    fileURLToPath(new URL('../fonts/fonts.css', import.meta.url)),
    'utf8',
  );
  for (const drawing of drawingsOf(hero)) {
    const html = documentOf(drawing, fonts, look);
    yield { src: drawing.src, content: await screenshotPng(page, html, previewSize) };
  }
}

function documentOf({ art, fit, title }: Drawing, fonts: string, look: Look): string {
  const { accent, brand, font, logo, paper } = look;
  return `<!DOCTYPE html><html lang="${institute.locale}"><title>${institute.name}</title><style>
    ${fonts.replaceAll('font-display: optional', 'font-display: block')}
    :root { --sand: color-mix(in srgb, ${accent} 30%, ${paper}); }
    body { margin: 0; background: var(--sand); color: ${paper}; font: 600 44px/1.14 ${font}; }
    .art { position: absolute; }
    .whole { inset: 0 0 0 455px; width: 745px; height: 630px; object-fit: cover; }
    .poster { inset: 24px 0 0 632px; height: 566px; border: 8px solid ${paper}; }
    .panel { position: absolute; inset: 0; }
    .words { position: absolute; inset: 0 760px 0 78px; display: flex; flex-direction: column; justify-content: center; }
    .words svg { width: 112px; height: 112px; margin-bottom: 18px; }
    .name { font-size: ${nameSize}px; line-height: 1; margin: 0 0 34px; }
    .slogan { font-weight: 400; color: var(--sand); margin: 0; text-wrap: balance; }
    .titled svg { width: 76px; height: 76px; margin-bottom: 6px; }
    .titled .name { font-size: min(56px, ${nameSize}px); margin-bottom: 44px; }
    .titled .slogan { font-weight: 600; font-size: 52px; color: ${paper}; }
  </style>
  <img class="art ${fit}" src="${art}" alt="">
  <svg class="panel" viewBox="0 0 1200 630"><path fill="${brand}" stroke="${accent}" stroke-width="13" d="M-20-20H455Q586 315 455 650H-20z"/></svg>
  <div class="words ${title === undefined ? '' : 'titled'}">
    ${logo(paper)}
    <p class="name">${escape(institute.name)}</p><p class="slogan">${escape(title ?? institute.slogan)}</p>
  </div></html>`;
}

/** In pixels: a name of more than five letters is set smaller, so that it keeps to its panel. */
const nameSize = Math.min(120, Math.floor(700 / institute.name.length));

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
