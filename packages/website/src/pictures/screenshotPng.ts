import type { Page } from 'playwright-core';
import { palettePng } from './palettePng.ts';

/** A host that does not exist: `makePictures` answers its requests with the site's own files. */
export const origin = 'http://pictures.invalid';

/** A screenshot of an HTML document, of a size in pixels, as a PNG of few colours. */
export async function screenshotPng(
  page: Page,
  html: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(origin);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.unroute(`${origin}/`);
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
  return palettePng({ ...size, rgba: Buffer.from(rgba, 'base64') });
}
