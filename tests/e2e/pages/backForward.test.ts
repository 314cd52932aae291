import { globSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

// An automated browser keeps no page in its back/forward cache, so the test looks for what would keep a
// page out of it: https://web.dev/articles/bfcache#optimize.

const siteUrl = inject('siteUrl');
const obstacle = /unload\b|\bWebSocket\b/;

test('no script keeps a page from coming back as it was left', () => {
  const scripts = globSync('site/dist/client/**/*.js', { cwd: root });
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => obstacle.test(read(file)))).toEqual([]);
});

test.each(['/', '/editorial-analysis', '/editorial-analysis/17', '/online-mode', '/contact'])(
  '%s may come back as it was left',
  async (path) => {
    const answer = await fetch(siteUrl + path);
    expect(answer.headers.get('cache-control')).not.toContain('no-store');
    expect(await answer.text()).not.toMatch(obstacle);
  },
);
