import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../bench/results.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { listen } from '../../tests/support/http/listen.ts';
import { passOn } from '../../tests/support/http/lossyProxy.ts';
import { startSite, temporaryFolder } from '../../tests/support/site.ts';

/** Pages, and the text that each must contain. */
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
/** One in this many requests is a message; more would hit the limit on messages immediately. */
const messageEvery = 40;
const restMs = 100;

/** How long to wait beyond the storm's time for the first message to be accepted. */
const longestWaitMs = 20_000;

interface StormOptions {
  seconds: number;
  visitors: number;
  /** Further settings of the site. */
  env?: Record<string, string>;
}

/** Sends visitors to a site whose backend fails half of the calls, and counts the outcomes. */
export async function runStorm({ seconds, visitors, env }: StormOptions) {
  await using backend = await startTestBackend();
  await using weather = await startWeather(backend.url);
  await using data = await temporaryFolder();
  // A separate process, so that the site does not wait for its visitors.
  await using site = await startSite({
    env: {
      DATA_DIR: data.folder,
      TRUST_PROXY: '1',
      SUPABASE_URL: weather.url,
      // A hosted project's public key may set a message's id; here only the site's own key may.
      SUPABASE_ANON_KEY: backend.siteKey,
      ...env,
    },
  });
  const { times, accepted, ...met } = await visitAll(site.url, seconds, visitors);
  const rows = await backend.sql<{ message: string }>('select message from "Contact Records"');
  const stored = Map.groupBy(rows, ({ message }) => message);
  return {
    requests: times.length,
    ...met,
    accepted: accepted.length,
    /** Accepted messages that are not in the table exactly once. */
    notStoredOnce: accepted.filter((message) => stored.get(message)?.length !== 1).length,
    medianMs: Math.round(median(times)),
    slowestMs: Math.round(times.reduce((most, ms) => Math.max(most, ms), 0)),
    /** How many of the site's calls to the backend failed. */
    failedCalls: weather.failedCalls(),
  };
}

/** Each visitor has an address, and requests pages or sends messages one after another. */
async function visitAll(url: string, seconds: number, visitors: number) {
  const { ask, times, unanswered } = createClient(url);
  const accepted: string[] = [];
  const counts = {
    /** Pages without header or footer, or of another address. */
    wrongPages: 0,
    /** Interim answers that made the visitor request the page again. */
    waits: 0,
    /** Pages of status 500 or more. */
    errorPages: 0,
    /** Messages that were not accepted. */
    refused: 0,
  };
  const end = performance.now() + seconds * 1_000;
  // On a slow machine longer, until one message is accepted.
  const isOn = () => performance.now() < end + (accepted.length === 0 ? longestWaitMs : 0);

  async function read(address: string, n: number): Promise<void> {
    const [target, words] = pages[n % pages.length] ?? pages[0];
    const isArticle = n % 3 === 0;
    // Most of many articles are not cached yet, so that the backend is queried all the time.
    const path = isArticle ? `/article/${n % 5_000}` : target;
    let answer = await ask(path, address);
    while (answer?.text.includes('http-equiv="refresh"')) {
      counts.waits += 1;
      await pause(1_000);
      answer = await ask(path, address);
    }
    if (!answer) return;
    const { status, text } = answer;
    const expected = isArticle ? (status === 200 ? 'By: ' : 'Article not found.') : words;
    if (!isWhole(text, expected)) {
      if (counts.wrongPages === 0) console.error(`${path}: ${status} ${text.slice(0, 2_000)}`);
      counts.wrongPages += 1;
    }
    if (status >= 500) counts.errorPages += 1;
  }

  async function write(address: string, message: string): Promise<void> {
    const body = new URLSearchParams({ firstName: 'Asha', message, timed: '1' });
    // Sends the same message a few times, as a visitor would.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await ask('/contact', address, { method: 'POST', body });
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

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return { times, accepted, unanswered: unanswered(), ...counts };
}

const isWhole = (text: string, expected: string) =>
  ['<header', 'All rights reserved.', expected].every((part) => text.includes(part)) &&
  !text.includes('Unexpected Application Error!');

/** Sends requests to a site, and records their times and how many got no answer. */
function createClient(url: string) {
  const times: number[] = [];
  let unanswered = 0;
  return {
    times,
    unanswered: () => unanswered,
    ask: async (path: string, address: string, init: RequestInit = {}) => {
      const from = performance.now();
      try {
        const headers = { 'x-forwarded-for': address };
        const response = await fetch(url + path, { headers, redirect: 'manual', ...init });
        return { status: response.status, text: await response.text() };
      } catch {
        unanswered += 1;
        return undefined;
      } finally {
        times.push(performance.now() - from);
      }
    },
  };
}

/** A proxy before the backend that fails half of the calls, each in the next of several ways. */
async function startWeather(backendUrl: string) {
  let calls = 0;
  let failed = 0;
  const faults: ((incoming: IncomingMessage, answer: ServerResponse) => void)[] = [
    (_, answer) => void answer.writeHead(500).end('{"message":"The database rests"}'),
    (_, answer) => answer.destroy(),
    // Never answered.
    () => {},
    (_, answer) => void answer.writeHead(200).end('<!doctype html>'),
    // Possibly stored, without the site learning of it.
    (incoming, answer) => passOn(backendUrl, incoming, answer, () => answer.destroy()),
  ];
  const server = createServer((incoming, answer) => {
    calls += 1;
    // Random, so that the fate of a call does not decide that of its second attempt.
    if (Math.random() < 0.5) {
      failed += 1;
      faults[failed % faults.length]?.(incoming, answer);
      return;
    }
    passOn(backendUrl, incoming, answer, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
  });
  return { ...(await listen(server)), failedCalls: () => `${failed} of ${calls}` };
}
