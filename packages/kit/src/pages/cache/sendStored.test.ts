import { type IncomingMessage, createServer, get } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../../tests/support/http/listen.ts';
import { sendStored } from './sendStored.ts';
import { compressBest, storePage } from './storedPage.ts';

/** A stored page, and the address of a server that sends it. */
async function serve(status: number, text: Buffer) {
  const page = await storePage({ status, contentType: 'text/plain', cacheControl: '', text });
  const { url, close } = await listen(
    createServer((request, response) => void sendStored(request, response, [], page)),
  );
  onTestFinished(close);
  return { page, url };
}

const ask = async (status: number, keptSeconds: number, headers = {}) => {
  const { page, url } = await serve(status, Buffer.from('A page'));
  page.madeAt -= keptSeconds * 1_000;
  return fetch(url, { headers: { 'if-none-match': page.br.tag, ...headers } });
};
const another = { 'if-none-match': '"another"' };

test('a page says how long it was kept, with a 304 too', async () => {
  const whole = await ask(200, 40, another);
  expect([whole.status, whole.headers.get('age')]).toEqual([200, '40']);
  const same = await ask(200, 40);
  expect([same.status, same.headers.get('age')]).toEqual([304, '40']);
});

test('what was just made says nothing of it, and neither does a failure', async () => {
  expect((await ask(200, 0, another)).headers.get('age')).toBeNull();
  expect((await ask(503, 40)).headers.get('age')).toBeNull();
});

const text = Buffer.from('A page that is long. '.repeat(100));

test('a page has its length and a tag in every encoding, and a better compressed one keeps its tags', async () => {
  const { page, url } = await serve(200, text);
  const tags = new Set<string>();
  /** Unlike `fetch`, does not decode the answer. */
  const receive = async (headers: Record<string, string>) => {
    const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
    tags.add(response.headers.etag ?? '');
    return { ...response.headers, status: response.statusCode, bytes: await buffer(response) };
  };
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const sent = await receive({ 'accept-encoding': encoding });
    expect(sent['content-encoding'] ?? '').toBe(encoding);
    expect(sent['content-length']).toBe(String(sent.bytes.length));
    expect(sent.vary).toBe('Accept-Encoding');
    expect(decode(sent.bytes)).toEqual(text);
  }
  await compressBest(page);
  await receive({ 'accept-encoding': 'br' });
  expect(tags.size).toBe(4);
  for (const tag of tags) {
    const again = await receive({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});
