import { Agent, request } from 'node:http';

// The visitors of `npm run soak`, in a process of their own: each number that they receive is how many more requests to
// send; they answer with the failed ones (status 500 or more).

const { hostname, port } = new URL(process.argv[2] ?? '');
const concurrency = 32;
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

const known = [
  '/',
  '/contact',
  '/selections',
  '/upsc-2024-results',
  '/editorial-analysis',
  '/offline-mode?category=BPSC',
  '/sitemap.xml',
  '/feeds/all.xml',
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

function pathOf(n: number): string {
  if (n % 200 === 0) return pick(costly, n / 200)(n);
  return n % 10 === 0 ? pick(hostile, n / 10)(n) : pick(known, n);
}

function headersOf(n: number): Record<string, string> {
  return {
    'accept-encoding': pick(encodings, n % 50 === 0 ? n : 0),
    'x-forwarded-for': `192.0.2.${n % 250}`,
    ...(n % 7 === 0 && { 'if-none-match': `"${n}", W/"x"` }),
    ...(n % 1_001 === 0 && { host: `host-${n}.example` }),
  };
}

/** Resolves to the status; a request whose kept connection was just closed is repeated. */
function ask(n: number): Promise<number> {
  const method = n % 31 === 0 ? 'HEAD' : n % 997 === 0 ? 'POST' : 'GET';
  const options = { agent, hostname, port, method, headers: headersOf(n), path: pathOf(n) };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) =>
      response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    );
    sent.on('error', (error) => (sent.reusedSocket ? resolve(ask(n)) : reject(error)));
    sent.end();
  });
}

let asked = 0;

async function askMore(more: number): Promise<string[]> {
  const failed: string[] = [];
  const until = asked + more;
  const visit = async () => {
    while (asked < until) {
      asked += 1;
      const n = asked;
      const status = await ask(n);
      if (status >= 500) failed.push(`${pathOf(n)}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  return failed;
}

process.on(
  'message',
  (more: number) => void askMore(more).then((failed) => process.send?.(failed)),
);
