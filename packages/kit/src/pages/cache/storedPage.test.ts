import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, bytesOf, storePage } from './storedPage.ts';

const page = (text: string) =>
  storePage({ status: 200, contentType: '', cacheControl: '', text: Buffer.from(text) });

test('a page is unpacked once, however many take no Brotli', async () => {
  const one = await page('Once '.repeat(1_000));
  const before = bytesOf(one);
  const bodies = await Promise.all(
    Array.from({ length: 1_000 }, async () => bodyOf(one, 'identity')),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(await bodyOf(one, 'identity')).toBe(bodies[0]);
  expect(bodies[0]?.bytes.toString()).toBe('Once '.repeat(1_000));
  const zipped = await Promise.all(['', ''].map(async () => bodyOf(one, 'gzip')));
  expect(zipped[0]).toBe(zipped[1]);
  expect(gunzipSync(zipped[0]?.bytes ?? '')).toEqual(bodies[0]?.bytes);
  // Decompressed bodies do not count towards the size of the page.
  expect(bytesOf(one)).toBe(before);
});

test('what is unpacked is kept within its room', async () => {
  const first = await page(`0 ${'x'.repeat(1024 * 1024)}`);
  const body = await bodyOf(first, 'identity');
  for (let index = 1; index <= 8; index += 1) {
    await bodyOf(await page(`${index} ${'x'.repeat(1024 * 1024)}`), 'identity');
  }
  expect(await bodyOf(first, 'identity')).not.toBe(body);
  expect(await bodyOf(first, 'identity')).toEqual(body);
});
