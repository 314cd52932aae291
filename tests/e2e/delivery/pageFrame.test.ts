import { expect, test } from 'vitest';
import { failingQueries } from '../../../packages/data/src/server.ts';
import type { Entry } from '../../../packages/kit/src/render/renderer.ts';

const origin = 'https://institute.example';
const built = '../../../site/dist/server/serverEntry.js';

/** A new server for each name, which has not rendered any page. */
const serverOf = (name: string) => import(`${built}?${name}`) as Promise<Entry>;

async function htmlOf({ render }: Entry, path: string): Promise<string> {
  const page = await render(
    new Request(origin + path),
    { queries: failingQueries('foreseen'), mayPost: () => false, bodyTooLarge: false },
    { origin },
    () => undefined,
  );
  return page instanceof Response ? '' : page.html;
}

test('header and footer drawn for another page are those that a page would have by itself', async () => {
  const server = await serverOf('all');
  const paths = [
    '/',
    '/about',
    '/online-mode',
    '/editorial-analysis',
    '/EDITORIAL-analysis/',
    '/editorial-analysis/1',
    '/article/1',
    '/no/such/page',
  ];
  for (const path of paths) await htmlOf(server, path);
  for (const [index, path] of paths.entries()) {
    const alone = await htmlOf(await serverOf(`${index}`), path);
    expect(alone, path).toMatch(/<header class=.*<footer class=/s);
    expect((await htmlOf(server, path)) === alone, path).toBe(true);
  }
});
