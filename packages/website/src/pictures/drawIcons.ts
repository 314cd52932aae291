import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
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

/** A square of 64 with the logo in its middle. */
function iconSvg({ brand, logo, onBrand }: Look, corner: number, size: number): string {
  const inset = (64 - size) / 2;
  const drawing = logo(onBrand)
    .replace(/<\?.*?\?>/gs, '')
    .replace(/<svg/, `<svg x="${inset}" y="${inset}" width="${size}" height="${size}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${brand}"/>${drawing.trim()}</svg>`;
}

function png(page: Page, look: Look, pixels: number, corner = 0): Promise<Buffer> {
  const svg = iconSvg(look, corner, corner === 0 ? 38 : 48);
  const html = `<!DOCTYPE html><style>body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${svg}`;
  return screenshotPng(page, html, { width: pixels, height: pixels });
}

/** A PNG as the only picture of an icon file: https://en.wikipedia.org/wiki/ICO_(file_format). */
function icoOf(picture: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([pixels, pixels], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
