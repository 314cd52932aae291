import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { makePictures } from '@setu/website/pictures';
import { previewSize } from '../../../packages/website/src/pageHead/previewSize.ts';
import { librarySource } from '../../../packages/ui/build/librarySource.ts';
import { institute } from '../../../site/src/institute.ts';
import { chromiumLaunchOptions } from '../../support/browser/chromium.ts';

const site = inject('siteUrl');
const root = fileURLToPath(new URL('../../../site', import.meta.url));
const folder = path.join(root, 'public');

/** The tags of a page's head, by their property or name. */
async function tagsOf(address: string): Promise<Record<string, string>> {
  const html = await (await fetch(site + address)).text();
  const tags = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name = '', content = '']) => [name, content]));
}

const shared: [address: string, picture: string, alt: string][] = [
  ['/', '/social-card.png', 'Setu: Your Bridge to Success'],
  ['/about', '/social-card.png', 'Setu: Your Bridge to Success'],
  ['/no/such/page', '/social-card.png', 'Setu: Your Bridge to Success'],
  ['/editorial-analysis', '/previews/editorial-analysis.png', 'Setu: Editorial Analysis'],
  ['/facts-of-the-day', '/previews/facts-of-the-day.png', 'Setu: Important Facts of the Day'],
  ['/practice', '/previews/practice.png', 'Setu: Practice'],
  ['/practice/2026-11-20', '/previews/practice.png', 'Setu: Practice'],
  ['/gs-foundation-online', '/previews/motifs/polity.png', 'Setu: Your Bridge to Success'],
  ['/upsc-2024-results', '/previews/upsc-2024-results.png', 'Setu: UPSC 2024 Results'],
];
const sharedInHindi: typeof shared = [
  ['/hi', '/previews/hi/institute.png', 'सेतु: सफलता का सेतु'],
  ['/hi/no/such/page', '/previews/hi/institute.png', 'सेतु: सफलता का सेतु'],
  ['/hi/editorial-analysis', '/previews/hi/editorial-analysis.png', 'सेतु: संपादकीय विश्लेषण'],
  ['/hi/practice', '/previews/hi/practice.png', 'सेतु: अभ्यास'],
];
test.for([...shared, ...sharedInHindi])('%s is shared with %s', async ([address, picture, alt]) => {
  expect(await tagsOf(address)).toMatchObject({
    'og:site_name': alt.split(':')[0],
    'og:locale': address.startsWith('/hi') ? 'hi_IN' : 'en_IN',
    'og:image': site + picture,
    'og:image:alt': alt,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  const answer = await fetch(site + picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('an article is shared with the picture of its kind, and says when it appeared', async () => {
  const tags = await tagsOf('/article/13');
  expect(tags['og:type']).toBe('article');
  expect(tags['og:image']).toMatch(/\/previews\/[\w-]+\.png$/);
  expect((await fetch(tags['og:image'] ?? '')).status).toBe(200);
  expect(tags['article:published_time']).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(await tagsOf('/about')).not.toHaveProperty('article:published_time');
});

const filesOf = async () => {
  const names = await readdir(path.join(folder, 'previews'), { recursive: true });
  return names.filter((name) => name.endsWith('.png')).map((name) => `/previews/${name}`);
};

// Long, because it draws the pictures of two languages one after the other.
test(
  'one command makes the same pictures again, light and of one size',
  { timeout: 300_000 },
  async () => {
    const browser = await chromium.launch(await chromiumLaunchOptions());
    const made: string[] = [];
    let total = 0;
    try {
      const options = { root, institute, aliases: librarySource, browser };
      for await (const { src, content } of makePictures(options)) {
        const png = await readFile(path.join(folder, src));
        expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(previewSize);
        expect(png.length, src).toBeLessThan(300_000);
        made.push(src);
        total += png.length;
        if (png.equals(content)) continue;
        // The edges of letters may be drawn differently on another processor.
        expect(await countDifferent(png, content), src).toBeLessThanOrEqual(30);
      }
    } finally {
      await browser.close();
    }
    expect([...(await filesOf()), '/social-card.png'].toSorted()).toEqual(made.toSorted());
    expect(total).toBeLessThan(1_200_000);
  },
);

/** The number of pixels in which two pictures of one size visibly differ. */
async function countDifferent(...pictures: [Buffer, Buffer]): Promise<number> {
  const pixels = pictures.map((png) => sharp(png).toColourspace('srgb').removeAlpha().raw());
  const [one = [], other = []] = await Promise.all(pixels.map((picture) => picture.toBuffer()));
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const apart = [0, 1, 2].map((channel) =>
      Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
    );
    if (Math.max(...apart) > 48) count += 1;
  }
  return count;
}
