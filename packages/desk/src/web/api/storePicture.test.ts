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

test('a hosted project gets a public bucket with its first picture', async () => {
  const asked: string[] = [];
  let hasBucket = false;
  const client = createClient('https://project.invalid', 'key', {
    global: {
      async fetch(input, init) {
        const { method, url } = new Request(input as string, init);
        const { pathname } = new URL(url);
        asked.push(`${method} ${pathname.replace(/[0-9a-f]{32}/, 'name')}`);
        if (pathname.endsWith('/bucket')) hasBucket = true;
        else if (!hasBucket) {
          const error = {
            statusCode: '404',
            error: 'Bucket not found',
            message: 'Bucket not found',
          };
          return Response.json(error, { status: 400 });
        }
        return Response.json({ Id: 'id', Key: 'pictures/name', name: 'pictures' });
      },
    },
  });
  const { address } = await stored(storeInBucket(client));
  expect(address).toMatch(
    /^https:\/\/project\.invalid\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{32}\.webp$/,
  );
  const upload = 'POST /storage/v1/object/pictures/name.webp';
  expect(asked).toEqual([upload, 'POST /storage/v1/bucket', upload]);
});

test('a project without storage says so, and that an address will do', async () => {
  const answer = () => Promise.resolve(new Response('', { status: 404 }));
  const client = createClient('https://project.invalid', 'key', { global: { fetch: answer } });
  await expect(stored(storeInBucket(client))).rejects.toThrow(
    /^The picture was not stored: this project has no Supabase Storage\. .* enter its address\.$/,
  );
});

test('a project that cannot be reached is said to be so, not what the program says', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const client = createClient('https://project.invalid', 'key', { global: { fetch } });
  await expect(stored(storeInBucket(client))).rejects.toThrow(
    'The picture was not stored: The server could not be reached.',
  );
});
