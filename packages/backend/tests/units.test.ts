import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toIsoTimestamp } from '../src/postgres/database.ts';
import { loadKeys } from '../src/database/keys.ts';
import { takeLock } from '../src/shared/lock.ts';
import { describeError, withoutRepeats } from '../src/shared/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-units-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['2025-09-09 19:20:00+00', '2025-09-09T19:20:00+00:00'],
  ['2025-09-09 19:20:00.123456+05:30', '2025-09-09T19:20:00.123456+05:30'],
  ['2025-09-09 19:20:00-03', '2025-09-09T19:20:00-03:00'],
  ['2025-09-09 19:20:00', '2025-09-09T19:20:00'],
  ['infinity', 'infinity'],
])('the timestamp %s is given as %s', (printed, iso) => {
  expect(toIsoTimestamp(printed)).toBe(iso);
});

describe('what is printed', () => {
  test('is printed once a minute at most, then with how often it was left out', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const log = withoutRepeats((line) => lines.push(line));
    for (const line of ['Full', 'Full', 'Slow', 'Full']) log(line);
    expect(lines).toEqual(['Full', 'Slow']);
    vi.advanceTimersByTime(60_000);
    for (const line of ['Full', 'Full', 'Slow']) log(line);
    expect(lines.slice(2)).toEqual(['Full (and 2 times since it was last said)', 'Slow']);
    vi.useRealTimers();
  });

  test('names an error, and no value', () => {
    const error = Object.assign(new RangeError('my secret is out of range'), { code: '23514' });
    expect(describeError(error)).toBe('RangeError 23514');
    expect(describeError(new Error('my secret'))).toBe('Error');
    expect(describeError('my secret')).toBe('(no error)');
  });
});

/** Nobody else is about to end. */
const soon = 100;
const lockPath = () => join(folder, 'backend.lock');

describe('the lock', () => {
  test('makes a folder of its account alone', () => {
    const dataDir = join(folder, 'data');
    takeLock(dataDir)();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test('is refused while its owner lives, and given back', () => {
    const release = takeLock(folder);
    expect(() => takeLock(folder, soon)).toThrow('in use by another backend');
    expect(statSync(lockPath()).mode & 0o777).toBe(0o600);
    release();
    expect(existsSync(lockPath())).toBe(false);
    takeLock(folder)();
  });

  test('of a process that was killed is free at once', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', takesLock(folder)]);
    await once(owner.stdout, 'data');
    expect(() => takeLock(folder, soon)).toThrow('in use by another backend');
    owner.kill('SIGKILL');
    takeLock(folder)();
  });

  test.each(['{"pid":1,"birth":"earlier"}', 'x'.repeat(4_096)])(
    'that an earlier version left, %j, is taken over',
    (content) => {
      writeFileSync(lockPath(), content);
      takeLock(folder)();
      expect(existsSync(lockPath())).toBe(false);
    },
  );
});

const takesLock = (dataDir: string) => `
  const { takeLock } = await import(${JSON.stringify(new URL('../src/shared/lock.ts', import.meta.url).href)});
  takeLock(${JSON.stringify(dataDir)});
  console.log('taken');
  setInterval(() => {}, 1_000);`;

describe('the keys', () => {
  test('are made once, for the owner of the folder only', () => {
    const keys = loadKeys(folder);
    expect(keys.anonKey).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(64);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(loadKeys(folder)).toEqual(keys);
  });

  test('of another folder are others', () => {
    const first = loadKeys(folder);
    rmSync(join(folder, 'keys.json'));
    expect(loadKeys(folder)).not.toEqual(first);
  });

  test.each(['', '{}', '{"anonKey":"sb_secret_x","jwtSecret":"x"}'])(
    'that read %j are refused, and stay',
    (content) => {
      writeFileSync(join(folder, 'keys.json'), content);
      expect(() => loadKeys(folder)).toThrow(join(folder, 'keys.json'));
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(content);
    },
  );
});
