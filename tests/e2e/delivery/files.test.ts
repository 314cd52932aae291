import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

test('a file that is taken away ends its answer, and not the site', async () => {
  await expect(get(`/${gone}`).then((answer) => answer.text())).rejects.toThrow(TypeError);
  expect((await get('/about')).status).toBe(200);
});

test.for(['br', 'gzip'])(
  'files of text were compressed as %s when they were built',
  async (encoding) => {
    const html = await (await get('/')).text();
    const script = /data-scripts="([^ "]+)/.exec(html)?.[1] ?? '';
    for (const path of [script, '/art/hero.svg']) {
      const plain = await readFile(new URL(`.${path}`, folder));
      const answer = await get(path, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.length * 0.6);
      // As `fetch` has decoded it.
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(plain);
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
