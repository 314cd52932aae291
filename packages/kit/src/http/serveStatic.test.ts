import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../../../tests/support/http/listen.ts';
import { serveStatic } from './serveStatic.ts';

const text = 'The text of a file. '.repeat(100);
let folder: string;
let server: Listening;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'setu-files-'));
  writeFileSync(path.join(folder, 'a.txt'), text);
  writeFileSync(path.join(folder, 'a.txt.br'), brotliCompressSync(text));
  mkdirSync(path.join(folder, 'assets'));
  for (const name of ['favicon.ico', 'timetable.xlsx', 'offer.html', 'assets/k3x.js'])
    writeFileSync(path.join(folder, name), '');
  writeFileSync(path.join(folder, 'large.mp4'), Buffer.alloc(8 * 1024 * 1024));
  const serve = serveStatic(folder);
  server = await listen(
    createServer((request, response) => serve(request, response, () => response.end())),
  );
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string>) =>
  fetch(`${url}/a.txt`, { headers: { 'accept-encoding': 'identity', ...headers } });

test.for([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['br;q=0', null],
  ['br;q=0.000, identity', null],
  ['identity', null],
] as const)('to who takes %s it sends %s', async ([accepted, encoding]) => {
  const response = await ask({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(text);
});

test.for([
  [{ range: 'bytes=4-7' }, 206, 'text'],
  [{ range: 'bytes=0-0' }, 200, text],
  [{ range: 'bytes=4-99999999999999999999999' }, 206, text.slice(4)],
  [{ range: 'bytes=1990-' }, 206, text.slice(1990)],
  [{ range: 'bytes=99999999999999999999999-' }, 416, ''],
  [{ range: 'bytes=9-4' }, 200, text],
  [{ range: 'bytes=0-1,3-4' }, 200, text],
  [{ range: 'lines=1-2' }, 200, text],
  // Its tags are weak.
  [{ range: 'bytes=0-3', 'if-range': '"1-1"' }, 200, text],
] as const)('of the range %j it sends %i', async ([headers, status, sent]) => {
  const response = await ask(headers);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(sent);
});

test('a file named by its content is kept for a year, others for an hour', async () => {
  const caching = async (name: string) =>
    (await fetch(`${url}/${name}`)).headers.get('cache-control');
  expect(await caching('assets/k3x.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('a.txt')).toBe('public, max-age=3600');
});

test('that a file has not changed is said with the headers of the file', async () => {
  const names = ['cache-control', 'cross-origin-resource-policy', 'etag', 'vary'];
  const headersOf = ({ headers }: Response) => names.map((name) => headers.get(name));
  const first = await ask({});
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(headersOf(again)).toEqual(headersOf(first));
  const changed = await ask({ 'if-none-match': 'W/"1-1"' });
  expect(headersOf(changed)).toEqual(headersOf(first));
  const none = await fetch(`${url}/none.txt`, { headers: { 'if-none-match': 'W/"1-1"' } });
  expect(headersOf(none)).toEqual([null, null, null, null]);
});

test.for([
  ['favicon.ico', 'image/x-icon'],
  ['timetable.xlsx', 'application/octet-stream'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['offer', 'text/html;charset=utf-8'],
  ['large.mp4', 'video/mp4'],
] as const)('says of %s that it is %s', async ([name, type]) => {
  const { headers } = await fetch(`${url}/${name}`, { method: 'HEAD' });
  expect(headers.get('content-type')).toBe(type);
});

test('has no ranges for HEAD', async () => {
  const headers = { range: 'bytes=4-7', 'accept-encoding': 'identity' };
  const response = await fetch(`${url}/a.txt`, { method: 'HEAD', headers });
  expect([response.status, response.headers.get('content-length')]).toEqual([
    200,
    `${text.length}`,
  ]);
});

// Only Linux lists the open files of a process.
test.runIf(existsSync('/proc/self/fd'))('closes the file of a reader who leaves', async () => {
  const open = () =>
    readdirSync('/proc/self/fd').filter((number) => {
      try {
        return readlinkSync(`/proc/self/fd/${number}`).endsWith('large.mp4');
      } catch {
        // Closed since the listing, such as the descriptor that the listing itself opened.
        return false;
      }
    }).length;
  const readers = Array.from({ length: 20 }, () => get(`${url}/large.mp4`));
  await Promise.all(readers.map((reader) => once(reader, 'response')));
  expect(open()).toBeGreaterThan(10);
  for (const reader of readers) reader.destroy();
  await expect.poll(open).toBe(0);
});
