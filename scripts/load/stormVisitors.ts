import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { startSite, temporaryFolder } from '../../tests/support/site.ts';

export interface StormOptions {
  seconds: number;
  visitors: number;
}

/** What came of it. */
export interface Storm {
  requests: number;
  /** Requests that got no answer at all. */
  unanswered: number;
  /** Pages without header or footer, or other than the address asks for. */
  wrongPages: number;
  /** Pages that said that the page was on its way; the visitor came again. */
  waits: number;
  /** Pages that said that something could not be had. */
  errorPages: number;
  accepted: number;
  refused: number;
  /** Accepted messages that the table does not hold exactly once. */
  notStoredOnce: number;
  medianMs: number;
  slowestMs: number;
  /** What was asked for then, and the status of the answer. */
  slowest: string;
  /** How long the visitors themselves kept an answer waiting at worst: their part of `slowestMs`. */
  visitorsBusyMs: number;
  /** Of the calls that reached the backend, how many it failed. */
  failedCalls: string;
}

/** A page, and what must stand in it when it was found. */
const pages = [
  ['/', 'Your Bridge to Success'],
  ['/about', 'About'],
  ['/editorial-analysis', 'Editorial Analysis'],
  ['/facts-of-the-day', 'Important Facts of the Day'],
  ['/daily-answer-writing', 'Daily Answer Writing'],
  ['/online-mode', 'Online Mode'],
  ['/offline-mode', 'Offline Mode'],
  ['/Scholarship', 'Scholarship'],
  ['/contact', 'Get in touch'],
] as const;
/** One in so many requests is a message: more would meet the limit on messages at once. */
const messageEvery = 40;
const restMs = 100;

/** For the first message, beyond the time of the storm. */
const longestWaitMs = 20_000;

/** Sends visitors to a site with a backend that fails every other call, and counts what they meet. */
export async function runStorm({ seconds, visitors }: StormOptions): Promise<Storm> {
  const backend = await startTestBackend();
  const weather = await startWeather(backend.url);
  const { folder, remove } = await temporaryFolder();
  const env = {
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    SUPABASE_URL: weather.url,
    // A hosted project's public key may set a message's id; here the site's own may.
    SUPABASE_ANON_KEY: backend.siteKey,
  };
  // A process of its own, so that it does not wait for its visitors.
  const site = await startSite({ env });
  const times: number[] = [];
  let slowestMs = 0;
  let slowest = '';
  const accepted: string[] = [];
  const counts = { unanswered: 0, wrongPages: 0, waits: 0, errorPages: 0, refused: 0 };
  const end = performance.now() + seconds * 1_000;
  // On a slow machine a while longer, until one message has got through.
  const isOn = () => performance.now() < end + (accepted.length === 0 ? longestWaitMs : 0);
  let wrong: string | undefined;
  const busy = monitorEventLoopDelay();
  busy.enable();

  async function timed(name: string, address: string, init: RequestInit = {}) {
    const from = performance.now();
    let status = 0;
    try {
      const headers = { 'x-forwarded-for': address };
      const response = await fetch(site.url + name, { headers, redirect: 'manual', ...init });
      ({ status } = response);
      return { status, text: await response.text() };
    } catch {
      counts.unanswered += 1;
      return undefined;
    } finally {
      const took = performance.now() - from;
      times.push(took);
      if (took > slowestMs) [slowestMs, slowest] = [took, `${name}: ${status}`];
    }
  }

  async function read(address: string, n: number): Promise<void> {
    const [target, words] = pages[n % pages.length] ?? pages[0];
    const isArticle = n % 3 === 0;
    // Of many articles most are not kept yet, so that the backend is asked all the time.
    const asked = isArticle ? `/article/${n % 5_000}` : target;
    let answer = await timed(asked, address);
    while (answer?.text.includes('http-equiv="refresh"')) {
      counts.waits += 1;
      await pause(1_000);
      answer = await timed(asked, address);
    }
    if (!answer) return;
    const { status, text } = answer;
    const framed = text.includes('<header') && text.includes('All rights reserved.');
    const right = isArticle
      ? text.includes(status === 200 ? 'By: ' : 'Article not found.')
      : text.includes(words);
    if (!framed || !right || text.includes('Unexpected Application Error!')) {
      counts.wrongPages += 1;
      wrong ??= `${asked}: ${status} ${text.slice(0, 2_000)}`;
    }
    if (status >= 500) counts.errorPages += 1;
  }

  async function write(address: string, message: string): Promise<void> {
    const body = new URLSearchParams({ firstName: 'Asha', message, timed: '1' });
    // As a visitor would: the same words again, a few times.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await timed('/contact', address, { method: 'POST', body });
      if (answer?.status === 303) {
        accepted.push(message);
        return;
      }
    }
    counts.refused += 1;
  }

  async function visit(visitor: number): Promise<void> {
    const address = `10.2.${visitor >> 8}.${visitor & 255}`;
    for (let n = visitor; isOn(); n += visitors) {
      await (n % messageEvery === 0
        ? write(address, `Message ${n} of ${visitor}`)
        : read(address, n + Math.floor(n / visitors)));
      await pause(restMs);
    }
  }

  try {
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
    const rows = await backend.sql<{ message: string }>('select message from "Contact Records"');
    const stored = Map.groupBy(rows, ({ message }) => message);
    if (wrong !== undefined) console.error(wrong);
    const sorted = times.toSorted((a, b) => a - b);
    return {
      requests: times.length,
      ...counts,
      accepted: accepted.length,
      notStoredOnce: accepted.filter((message) => stored.get(message)?.length !== 1).length,
      medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      slowestMs: Math.round(slowestMs),
      slowest,
      visitorsBusyMs: Math.round(busy.max / 1e6),
      failedCalls: `${weather.failed()} of ${weather.calls()}`,
    };
  } finally {
    await site.stop();
    await weather.close();
    await backend.stop();
    await remove();
  }
}

/** A line to the backend on which every other call fails, each time in the next of these ways. */
async function startWeather(backendUrl: string) {
  let calls = 0;
  let failed = 0;
  const faults: ((request: IncomingMessage, response: ServerResponse) => void)[] = [
    (_request, response) => void response.writeHead(500).end('{"message":"The database rests"}'),
    (_request, response) => response.destroy(),
    // Never answered.
    () => {},
    (_request, response) => void response.writeHead(200).end('<!doctype html>'),
    // Stored, perhaps, and nobody told.
    (request, response) => void pass(backendUrl, request).finally(() => response.destroy()),
  ];
  const server = createServer((request, response) => {
    calls += 1;
    // By chance, so that a call and its second attempt do not share a fate of their own.
    if (Math.random() < 0.5) {
      failed += 1;
      faults[failed % faults.length]?.(request, response);
      return;
    }
    void pass(backendUrl, request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    failed: () => failed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function pass(backendUrl: string, request: IncomingMessage) {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const response = await fetch(backendUrl + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const kept = ['content-type', 'content-range', 'location'];
  return {
    status: response.status,
    headers: Object.fromEntries(
      kept.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
