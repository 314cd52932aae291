import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '../defineSite.ts';
import { buildApp } from './buildApp.ts';

let root: string;
const say = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'setu-app-'));
  mkdirSync(path.join(root, 'site'));
  writeFileSync(path.join(root, 'site/app.ts'), "document.title = 'Desk' satisfies string;");
  vi.stubEnv('DATA_DIR', path.join(root, 'data'));
  // The build sets it.
  vi.stubEnv('NODE_ENV', 'test');
});
afterEach(() => {
  say.mockClear();
  rmSync(root, { recursive: true });
});

const build = () => {
  const site = { root: path.join(root, 'site') } as Site;
  return buildApp(site, { name: 'desk', entry: path.join(site.root, 'app.ts'), buildsFrom: [] });
};

test.each([
  ['of the site', 'site/dist/desk', () => {}],
  [
    'of the data, where the one of the site cannot be written',
    'data/desk',
    () => writeFileSync(path.join(root, 'site/dist'), ''),
  ],
])('is built into the folder %s, once', async (_which, folder, prepare) => {
  prepare();
  expect(await build()).toBe(path.join(root, folder));
  expect(readFileSync(path.join(root, folder, 'desk.js'), 'utf8')).toContain('Desk');
  expect(await build()).toBe(path.join(root, folder));
  expect(say).toHaveBeenCalledOnce();
});
