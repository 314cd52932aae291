import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A short timeout, because the holder is not about to end. */
const soon = 100;

test('makes a folder of its account alone', () => {
  const dataDir = join(folder, 'data');
  takeLock(dataDir)();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('is refused while its owner lives, and given back', () => {
  const path = join(folder, 'backend.lock');
  const release = takeLock(folder);
  expect(() => takeLock(folder, soon)).toThrow('in use by another backend');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  release();
  expect(existsSync(path)).toBe(false);
  takeLock(folder)();
});

test('of a process that was killed is free at once', async () => {
  const takesLock = `
    const { takeLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    takeLock(${JSON.stringify(folder)});
    console.log('taken');
    setInterval(() => {}, 1_000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', takesLock]);
  await once(owner.stdout, 'data');
  expect(() => takeLock(folder, soon)).toThrow('in use by another backend');
  owner.kill('SIGKILL');
  takeLock(folder)();
});
