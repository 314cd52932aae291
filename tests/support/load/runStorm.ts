import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { listen } from '../http/listen.ts';
import { passOn } from '../http/lossyProxy.ts';
import { startSite, temporaryFolder } from '../site.ts';
import { createClient, createWriter, repeat } from './visitors.ts';

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

interface StormOptions {
  seconds: number;
  visitors: number;
  env?: Record<string, string>;
}

/** Sends visitors to a site whose backend fails half of the calls, and counts the outcomes. */
export async function runStorm({ seconds, visitors, env }: StormOptions) {
  await using backend = await startTestBackend();
  await using proxy = await startFailingProxy(backend.url);
  await using data = await temporaryFolder();
  // A separate process, so that the site does not wait for its visitors.
  await using site = await startSite({
    env: {
      DATA_DIR: data.folder,
      TRUST_PROXY: '1',
      SUPABASE_URL: proxy.url,
      // A hosted project's public key may set a message's id; here only the site's own key may.
      SUPABASE_ANON_KEY: backend.siteKey,
      ...env,
    },
  });
  const client = createClient();
  const reader = createReader(site.url, client);
  const writer = createWriter(site.url, client);
  const end = performance.now() + seconds * 1_000;
  const [met, sent] = await Promise.all([
    repeat(visitors, 100, end, reader.read),
    // As a visitor would, a few times; more messages would hit the limit immediately.
    repeat(3, 2_500, end, () => writer.write(4)),
  ]);
  return {
    pages: met,
    ...reader.counts,
    slowestMs: client.slowestMs,
    accepted: writer.accepted.length,
    refused: sent.failed,
    notStoredOnce: await writer.notStoredOnce(backend),
    failedCalls: proxy.failedCalls(),
  };
}

/** Reads pages as visitors with addresses of their own. */
function createReader(url: string, client: ReturnType<typeof createClient>) {
  let asked = 0;
  /** Pages of status 500 or more, and interim answers after which the visitor requests the page again. */
  const counts = { errorPages: 0, waits: 0 };

  /** Whether a visitor gets the whole page, if only with an error in it. */
  async function read(visitor: number): Promise<boolean> {
    asked += 1;
    const [target, words] = pages[asked % pages.length] ?? pages[0];
    const isArticle = asked % 3 === 0;
    // Most of many articles are not cached yet, so that the backend is queried all the time.
    const path = isArticle ? `/article/${asked % 5_000}` : target;
    const headers = { 'x-forwarded-for': `10.2.${visitor >> 8}.${visitor & 255}` };
    for (;;) {
      const { status, text } = await client.ask(url + path, { headers });
      if (text.includes('http-equiv="refresh"')) {
        counts.waits += 1;
        await pause(1_000);
        continue;
      }
      if (status >= 500) counts.errorPages += 1;
      const expected = isArticle ? (status === 200 ? 'By: ' : 'Article not found.') : words;
      const parts = ['<header', 'All rights reserved.', expected];
      const isWhole =
        parts.every((part) => text.includes(part)) &&
        !text.includes('Unexpected Application Error!');
      if (!isWhole) console.error(`${path}: ${status} ${text.slice(0, 2_000)}`);
      return isWhole;
    }
  }

  return { read, counts };
}

/** A proxy before the backend that fails half of the calls, each in the next of several ways. */
async function startFailingProxy(backendUrl: string) {
  let calls = 0;
  let failed = 0;
  const faults: ((incoming: IncomingMessage, answer: ServerResponse) => void)[] = [
    (_, answer) => void answer.writeHead(500).end('{"message":"The database rests"}'),
    (_, answer) => answer.destroy(),
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
