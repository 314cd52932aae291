import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { previewSize } from '../pageHead/previewSize.ts';
import type { DrawnLanguage, Drawing } from './drawings.ts';
import type { Look } from './look.ts';
import { screenshotPng } from './screenshotPng.ts';

export async function* drawPreviews(
  page: Page,
  look: Look,
  { drawings, institute }: DrawnLanguage,
): AsyncGenerator<{ src: string; content: Buffer }> {
  const fonts = await readFile(
    fileURLToPath(new URL('../fonts/fonts.css', import.meta.url)),
    'utf8',
  );
  for (const drawing of drawings) {
    const html = documentOf(drawing, fonts, look, institute);
    yield { src: drawing.src, content: await screenshotPng(page, html, previewSize) };
  }
}

/**
 * In pixels: a name of more than five letters is set smaller, so that it fits into a line of its panel. One of more than
 * nineteen takes several lines, because in a chat the picture is seen at a third of its size.
 */
export const nameSizeOf = (name: string): number =>
  Math.max(36, Math.min(120, Math.floor(700 / name.length)));

function documentOf(
  { art, fit, title }: Drawing,
  fonts: string,
  look: Look,
  institute: DrawnLanguage['institute'],
): string {
  const { accent, brand, font, logo, paper } = look;
  const nameSize = nameSizeOf(institute.name);
  return `<!DOCTYPE html><html lang="${institute.locale}"><title>${institute.name}</title><style>
    ${fonts.replaceAll('font-display: optional', 'font-display: block')}
    :root { --sand: color-mix(in srgb, ${accent} 30%, ${paper}); }
    body { margin: 0; background: var(--sand); color: ${paper}; font: 600 44px/1.14 ${font}; }
    /* Room for the signs above and below the line. */
    :lang(hi) body { line-height: 1.35; }
    :lang(hi) .name { line-height: 1.3; margin-bottom: 12px; }
    .art { position: absolute; }
    .whole { inset: 0 0 0 455px; width: 745px; height: 630px; object-fit: cover; }
    .poster { inset: 24px 0 0 632px; height: 566px; border: 8px solid ${paper}; }
    .panel { position: absolute; inset: 0; }
    .words { position: absolute; inset: 0 760px 0 78px; display: flex; flex-direction: column; justify-content: center; overflow-wrap: anywhere; }
    .words svg { align-self: start; max-width: 100%; height: 112px; margin-bottom: 18px; }
    .name { font-size: ${nameSize}px; line-height: 1; margin: 0 0 34px; }
    .slogan { font-weight: 400; color: var(--sand); margin: 0; text-wrap: balance; }
    .titled svg { height: 76px; margin-bottom: 6px; }
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

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
