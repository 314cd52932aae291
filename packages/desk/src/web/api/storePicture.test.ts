import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { folder } from '../../../tests/support/files.ts';
import { type StorePicture, storeInBucket, storeInFolder } from '../../pictures/storePicture.ts';
import { storePicture } from './storePicture.ts';

const webp = Buffer.from('RIFF....WEBPVP8 ....');
const jpeg = Buffer.from('ffd8ffe000040000', 'hex');
const stored = (store: StorePicture, bytes = webp) =>
  storePicture({ storePicture: store }, { base64: bytes.toString('base64') });

test.each([
  ['nothing', Buffer.alloc(0), 'This is no WebP'],
  ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is no WebP'],
  [
    'too many bytes',
    Buffer.concat([webp, Buffer.alloc(200 * 1024)]),
    'A picture has at most 200 KB',
  ],
])('%s is refused', async (_, bytes, reason) => {
  const store = () => Promise.reject(new Error('It was stored.'));
  await expect(stored(store, bytes)).rejects.toThrow(reason);
});

test('a picture is stored once in the data folder, under a name of its bytes', async () => {
  const { address } = await stored(storeInFolder(folder));
  expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  expect(await stored(storeInFolder(folder))).toEqual({ address });
  expect(readdirSync(path.join(folder, 'uploads'))).toHaveLength(1);
  expect(readFileSync(path.join(folder, address))).toEqual(webp);
  expect((await stored(storeInFolder(folder), jpeg)).address).toMatch(/\.jpg$/);
});

/** The bucket of a project that answers so. */
const bucketOf = (answer: typeof fetch) =>
  storeInBucket(createClient('https://project.invalid', 'key', { global: { fetch: answer } }));

test('a hosted project gets a public bucket with its first picture', async () => {
  const asked: string[] = [];
  let hasBucket = false;
  const store = bucketOf(async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname.replace(/[0-9a-f]{32}/, 'name')}`);
    if (pathname.endsWith('/bucket')) hasBucket = true;
    const message = 'Bucket not found';
    return hasBucket
      ? Response.json({ Id: 'id', Key: 'pictures/name', name: 'pictures' })
      : Response.json({ statusCode: '404', error: message, message }, { status: 400 });
  });
  const { address } = await stored(store);
  expect(address).toMatch(
    /^https:\/\/project\.invalid\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{32}\.webp$/,
  );
  const upload = 'POST /storage/v1/object/pictures/name.webp';
  expect(asked).toEqual([upload, 'POST /storage/v1/bucket', upload]);
});

test.each<[string, typeof fetch, RegExp]>([
  [
    'has no storage',
    async () => new Response('', { status: 404 }),
    /this project has no Supabase Storage\. .* enter its address\.$/,
  ],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('fetch failed')),
    /The server could not be reached\.$/,
  ],
])('of a project that %s that is said', async (_, answer, reason) => {
  const failed = stored(bucketOf(answer));
  await expect(failed).rejects.toThrow(/^The picture was not stored: /);
  await expect(failed).rejects.toThrow(reason);
});
