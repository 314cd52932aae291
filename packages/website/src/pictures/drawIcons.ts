import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { icoOf, iconSvg } from './iconSvg.ts';
import { screenshotPng } from './screenshotPng.ts';

/** An icon by its address, and what draws it. */
export interface Icon {
  src: string;
  draw: (page: Page) => Promise<Buffer>;
}

/** The logo on the theme's colour: in a tab, on a home screen, beside a search result. */
export const iconsOf = (look: Look): readonly Icon[] => [
  { src: '/favicon.svg', draw: async () => Buffer.from(`${iconSvg(look, 13, 48)}\n`) },
  { src: '/favicon.ico', draw: async (page) => icoOf(await png(page, look, 32, 13), 32) },
  // Systems cut these to a shape of their own: no corners, and room around the logo.
  { src: '/apple-touch-icon.png', draw: (page) => png(page, look, 180) },
  { src: '/icon-192.png', draw: (page) => png(page, look, 192) },
  { src: '/icon-512.png', draw: (page) => png(page, look, 512) },
];

function png(page: Page, look: Look, pixels: number, corner = 0): Promise<Buffer> {
  const svg = iconSvg(look, corner, corner === 0 ? 38 : 48);
  const html = `<!DOCTYPE html><style>body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${svg}`;
  return screenshotPng(page, html, { width: pixels, height: pixels });
}
