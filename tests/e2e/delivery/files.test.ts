import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { useFakeSite } from '../../support/fakeSite.ts';

const folder = new URL('../../../site/dist/client/', import.meta.url);
const gone = `gone-${process.pid}.txt`;

// A file that exists when the site starts and is removed while it runs, as by a new build.
const goneFile = fileURLToPath(new URL(gone, folder));
beforeAll(() => writeFile(goneFile, 'here'));
const { site } = useFakeSite();
beforeAll(() => rm(goneFile));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });

test('files named by their content are kept for a year, others are asked for again', async () => {
  const html = await (await get('/')).text();
  for (const kind of ['assets', 'fonts']) {
    const path = new RegExp(`"(/${kind}/[^"]+)"`).exec(html)?.[1] ?? '';
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  const picture = await get('/art/hero.svg');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  const again = await get('/art/hero.svg', {
    'if-none-match': picture.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('a file that is taken away ends its answer, and not the site', async () => {
  await expect(get(`/${gone}`).then((answer) => answer.text())).rejects.toThrow(TypeError);
  expect((await get('/about')).status).toBe(200);
});

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'files of text were compressed as %s when they were built',
  async ([encoding, decode]) => {
    const html = await (await get('/')).text();
    const script = /data-scripts="([^ "]+)/.exec(html)?.[1] ?? '';
    for (const path of [script, '/art/hero.svg']) {
      const plain = await readFile(new URL(`.${path}`, folder));
      const options = { headers: { 'accept-encoding': encoding } };
      const { bytes, headers } = await new Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }>(
        (resolve, reject) => {
          const chunks: Buffer[] = [];
          httpGet(site.url + path, options, (response) => {
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({ bytes: Buffer.concat(chunks), headers: response.headers }),
            );
          }).on('error', reject);
        },
      );
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(bytes.length).toBeLessThan(plain.length * 0.6);
      expect(decode(bytes)).toEqual(plain);
    }
  },
);

test('a build under a running site takes no page away', async () => {
  const built = fileURLToPath(new URL('../server', folder));
  await rename(built, `${built}-gone`);
  try {
    const paths = ['/', '/about', '/selections', '/upsc-2024-results', '/career', '/contact'];
    paths.push('/editorial-analysis', '/article/1', '/online-mode', '/course-1', '/Scholarship');
    const answers = await Promise.all([...paths, '/login', '/register'].map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  } finally {
    await rename(`${built}-gone`, built);
  }
});
