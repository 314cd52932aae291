import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { RequestOptions } from 'node:http';

/** The visitors' report to `soak.ts`. */
export interface SoakReport {
  done: number;
  /** Answers of status 500 or more. */
  failed: number;
  lastFailed: string | undefined;
}

const [url = '', counted] = process.argv.slice(2);
const count = Number(counted);
const { hostname, port } = new URL(url);
const concurrency = 32;
const rounds = 10;
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

const known = [
  '/',
  '/about',
  '/contact',
  '/selections',
  '/upsc-2024-results',
  '/career',
  '/Scholarship',
  '/editorial-analysis',
  '/daily-answer-writing',
  '/online-mode',
  '/offline-mode?category=BPSC',
  '/?category=Sociology',
  '/sitemap.xml',
  '/feeds/all.xml',
  '/favicon.svg',
  ...Array.from({ length: 30 }, (_, index) => `/article/${index + 1}`),
];
const hostile = [
  (n: number) => `/about?utm_source=${n}&${'x'.repeat(n % 4_000)}`,
  (n: number) => `/editorial-analysis?page=1&page=${n}&page[]=${n}`,
  (n: number) => `/online-mode?__proto__=${n}&category[]=${n}`,
  (n: number) => `/%E0%A4%A?${n}`,
  (n: number) => `/../../etc/passwd?${n}`,
  (n: number) => `//evil.example/${n}`,
  (n: number) => `/about/${n}/no/such/page`,
];
/** These query the backend, one read at a time, so they are few. */
const costly = [
  (n: number) => `/?category=${n}`,
  (n: number) => `/course-that-is-not-${n}`,
  (n: number) => `/article/${1_000_000 + n}`,
  (n: number) => `/facts-of-the-day?page=${n}`,
];
const encodings = ['br', 'gzip, br', 'gzip', 'identity'];

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

function requestOf(n: number): RequestOptions & { path: string } {
  const headers: Record<string, string> = {
    'accept-encoding': pick(encodings, n % 50 === 0 ? n : 0),
    'x-forwarded-for': `192.0.2.${n % 250}`,
  };
  if (n % 7 === 0) headers['if-none-match'] = `"${n}", W/"x"`;
  if (n % 1_001 === 0) headers['host'] = `host-${n}.example`;
  const method = n % 31 === 0 ? 'HEAD' : n % 997 === 0 ? 'POST' : 'GET';
  if (n % 200 === 0) return { method, headers, path: pick(costly, n / 200)(n) };
  if (n % 10 === 0) return { method, headers, path: pick(hostile, n / 10)(n) };
  return { method, headers, path: pick(known, n) };
}

function ask(n: number): Promise<string | undefined> {
  const { method, headers, path } = requestOf(n);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, hostname, port, method, headers, path }, (response) => {
      const status = response.statusCode ?? 0;
      response.resume().on('end', () => {
        resolve(status >= 500 ? `${method} ${path}: ${status}` : undefined);
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The site closed the connection just as it was reused
      // (https://nodejs.org/api/http.html#requestreusedsocket).
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(n));
      else reject(error);
    });
    sent.end();
  });
}

let started = 0;
let failed = 0;
let lastFailed: string | undefined;

async function visit(until: number): Promise<void> {
  while (started < until) {
    started += 1;
    const wrong = await ask(started);
    if (wrong === undefined) continue;
    failed += 1;
    lastFailed = wrong;
  }
}

for (let round = 1; round <= rounds; round += 1) {
  const done = Math.floor((count * round) / rounds);
  const visitors = Array.from({ length: concurrency }, () => visit(done));
  // The site is measured at rest.
  await Promise.all(visitors);
  const measured = once(process, 'message');
  process.send?.({ done, failed, lastFailed } satisfies SoakReport);
  await measured;
}
