import { expect, inject, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

// An automated browser keeps no page in its back/forward cache, so the test looks for what would keep a
// page out of it: https://web.dev/articles/bfcache#optimize.

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const pages = ['/', '/editorial-analysis', '/editorial-analysis/17', '/online-mode', '/contact'];

declare global {
  interface Window {
    obstacles: string[];
  }
}

async function obstaclesOf(path: string) {
  const page = await browser.open('about:blank');
  await page.addInitScript(() => {
    window.obstacles = [];
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (/unload/.test(args[0])) window.obstacles.push(args[0]);
      listen(...args);
    };
    window.WebSocket = new Proxy(window.WebSocket, {
      construct: () => {
        window.obstacles.push('WebSocket');
        throw new Error('Not while this test watches.');
      },
    });
  });
  const answer = await page.goto(siteUrl + path);
  await hydrated(page);
  const obstacles = await page.evaluate(() => [
    ...window.obstacles,
    ...(window.onunload || window.onbeforeunload ? ['an unload handler'] : []),
  ]);
  const stored = (await answer?.headerValue('cache-control')) ?? '';
  return stored.includes('no-store') ? [...obstacles, stored] : obstacles;
}

test.each(pages)('%s, used, may come back as it was left', async (path) => {
  expect(await obstaclesOf(path)).toEqual([]);
});
