import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildLibrary } from '../../../scripts/build/buildLibrary.ts';

// What it draws with, as a site has it from npm.
beforeAll(buildLibrary, 120_000);

const command = path.resolve(import.meta.dirname, '../../../packages/desk/src/preview/preview.ts');
const script = `
  import { preview } from ${JSON.stringify(command)};
  const interruption = new AbortController();
  process.on('SIGINT', () => interruption.abort());
  const output = { print: console.log, say: console.error };
  const args = { values: { 'no-open': true }, positionals: process.argv.slice(1) };
  process.exitCode = await preview.run({ output, signal: interruption.signal }, args);
`;

function run(...files: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...files]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  return { child, said };
}

test('a file is shown as an article, and again when it was saved', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'preview-')), 'article.md');
  writeFileSync(file, '---\ntitle: "Why: now"\n---\n# Part\n\n-one **word**\n');
  const { child, said } = run(file);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);

  const html = await (await fetch(url)).text();
  expect(html).toContain('<title>Why: now</title>');
  expect(html).toMatch(/<h2[^>]*>Part<\/h2>/);
  expect(html).toContain('<strong>word</strong>');
  await expect.poll(() => said).toEqual([expect.stringContaining(`${file}:6:1 "-one`)]);
  const foreign = await fetch(url.replace('127.0.0.1', 'localhost')).catch(() => undefined);
  expect(foreign?.status ?? 421).toBe(421);

  const changes = (await fetch(`${url}changes`)).body?.getReader();
  await changes?.read();
  appendFileSync(file, '\nSaved.\n');
  const change = await changes?.read();
  expect(new TextDecoder().decode(change?.value)).toBe('data: changed\n\n');
  expect(await (await fetch(url)).text()).toContain('Saved.');

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('without a file that can be read it says so', async () => {
  const none = run('/none/such.md');
  expect(await once(none.child, 'exit')).toEqual([1, null]);
  expect(none.said).toEqual(['/none/such.md cannot be read.']);
  const called = run();
  expect(await once(called.child, 'exit')).toEqual([2, null]);
});
