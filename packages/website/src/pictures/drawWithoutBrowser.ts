import { Resvg } from '@resvg/resvg-js';
import type { Look } from './look.ts';

type Draw = (look: Look) => Buffer;

/** Icons by their addresses, for tabs, home screens and search results: the logo on the theme's colour. */
export const drawnIcons: Record<string, Draw> = {
  '/favicon.svg': (look) => Buffer.from(`${iconSvg(look, 13, 48)}\n`),
  '/favicon.ico': (look) => icoOf(png(iconSvg(look, 13, 48), 32), 32),
  // Systems crop these to their own shape: no round corners, and room around the logo.
  '/apple-touch-icon.png': (look) => png(iconSvg(look, 0, 38), 180),
  '/icon-192.png': (look) => png(iconSvg(look, 0, 38), 192),
  '/icon-512.png': (look) => png(iconSvg(look, 0, 38), 512),
};

export const drawnPictures: Record<string, Draw> = {
  ...drawnIcons,
  '/social-card.png': (look) => png(cardSvg(look), 1200),
};

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function cardSvg({ accent, brand, logo, onBrand }: Look): string {
  const drawing = logo(onBrand, 'x="200" y="140" width="800" height="300"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${brand}" d="M0 0h1200v630H0z"/><path fill="${accent}" d="M0 606h1200v24H0z"/>${drawing}</svg>`;
}

/** A square of 64 units with round corners, if `corner` is not 0, and the logo of this size in its centre. */
function iconSvg({ brand, logo, onBrand }: Look, corner: number, size: number): string {
  const inset = (64 - size) / 2;
  const place = `x="${inset}" y="${inset}" width="${size}" height="${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${brand}"/>${logo(onBrand, place)}</svg>`;
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
