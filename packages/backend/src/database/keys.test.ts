import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './keys.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-keys-'));
  file = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('are made once for each folder, for its owner only', () => {
  const keys = loadKeys(folder);
  expect(keys.anonKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(keys.siteKey).toMatch(/^sb_publishable_site_[\w-]{32}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadKeys(folder)).toEqual(keys);
  rmSync(file);
  expect(loadKeys(folder)).not.toEqual(keys);
});

test.each(['', '{}', '{"anonKey":"sb_secret_x","siteKey":"x"}'])(
  'that read %j are refused, and stay',
  (content) => {
    writeFileSync(file, content);
    expect(() => loadKeys(folder)).toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
