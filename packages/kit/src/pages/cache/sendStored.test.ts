import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../../tests/support/http/listen.ts';
import { sendStored } from './sendStored.ts';
import { storePage } from './storedPage.ts';

const ask = async (status: number, keptSeconds: number, headers = {}) => {
  const text = Buffer.from('A page');
  const page = await storePage({ status, contentType: 'text/plain', cacheControl: '', text });
  page.madeAt -= keptSeconds * 1_000;
  const { url, close } = await listen(
    createServer((request, response) => void sendStored(request, response, [], page)),
  );
  onTestFinished(close);
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
