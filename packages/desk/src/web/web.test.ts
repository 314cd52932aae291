import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/support/desk.ts';
import { file, folder } from '../../tests/support/files.ts';
import type { DeskContext } from '../command.ts';
import { web } from './web.ts';

test.runIf(process.platform === 'linux').each([
  ['home', 'the home directory'],
  ['tmp', 'a temporary one if there is no other'],
])('the browser opens the desk by a file in %s: %s', async (expected) => {
  const [home, opened] = [path.join(folder, 'home'), path.join(folder, 'opened')];
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  if (expected === 'home') mkdirSync(home);
  chmodSync(file('bin/xdg-open', '#!/bin/sh\necho "$SUPABASE_SERVICE_KEY$1" > "$OPENED"\n'), 0o700);
  vi.stubEnv('PATH', path.join(folder, 'bin'));
  vi.stubEnv('HOME', home);
  vi.stubEnv('TMPDIR', path.join(folder, 'tmp'));
  vi.stubEnv('OPENED', opened);
  // The browser and all its children would inherit it.
  vi.stubEnv('SUPABASE_SERVICE_KEY', 'sb_secret_x');
  const ended = new AbortController();
  const printed: string[] = [];
  const context = {
    connect: async () => ({}),
    site: { ...site, buildApp: async () => path.dirname(file('app/desk.js', 'app')) },
    output: { print: (line: string) => printed.push(line), say: () => {} },
    signal: ended.signal,
  } as unknown as DeskContext;
  const running = web.run(context, { values: { port: '0' }, positionals: [] });
  const named = () => (existsSync(opened) ? readFileSync(opened, 'utf8') : '');
  await expect.poll(named).toMatch(/desk\.html\n$/);
  const page = named().trim();
  expect(path.relative(folder, page)).toMatch(new RegExp(`^${expected}/setu-desk-\\w+/desk.html$`));
  expect(readFileSync(page, 'utf8')).toContain(printed[0]);
  ended.abort();
  await running;
  expect(existsSync(path.dirname(page))).toBe(false);
});
