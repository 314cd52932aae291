import type { Look } from './look.ts';

/**
 * A square of 64 units with the logo in its centre.
 *
 * @param corner the radius of its corners; 0 for icons that systems crop to their own shape.
 * @param size the size of the logo.
 */
export function iconSvg({ brand, logo, onBrand }: Look, corner: number, size: number): string {
  const inset = (64 - size) / 2;
  const drawing = logo(onBrand).replace(
    /<svg/,
    `<svg x="${inset}" y="${inset}" width="${size}" height="${size}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${brand}"/>${drawing}</svg>`;
}

/** A PNG as the only picture of an icon file: https://en.wikipedia.org/wiki/ICO_(file_format). */
export function icoOf(picture: Buffer, pixels: number): Buffer {
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
