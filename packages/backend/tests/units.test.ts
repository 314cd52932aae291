import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toIsoTimestamp } from '../src/server/adapter.ts';
import { loadKeys } from '../src/database/keys.ts';
import { takeLock } from '../src/process/lock.ts';
import { createQueue, QueueFull } from '../src/server/queue.ts';
import { redact, redactConsole } from '../src/server/redact.ts';

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

describe('the queue', () => {
  test('runs one task at a time, in order, past one that fails', async () => {
    const queue = createQueue(10);
    const events: string[] = [];
    const task = (name: string, fails = false) =>
      queue.run(async () => {
        events.push(`${name} begins`);
        await new Promise(setImmediate);
        events.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('refuses what comes when it is full, and is idle at the end', async () => {
    const queue = createQueue(2);
    const blocking = Promise.withResolvers<void>();
    const first = queue.run(() => blocking.promise);
    const second = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFull);
    blocking.resolve();
    await Promise.all([first, queue.idle()]);
    expect(await second).toBe('second');
    expect(await queue.run(async () => 'later')).toBe('later');
  });
});

describe('what is printed', () => {
  test('names the broken rule, and no value', () => {
    const error = Object.assign(new Error('my secret is out of range'), {
      code: '23514',
      table: 'Contact Records',
      constraint: 'contact_records_email_shape',
      detail: 'Failing row contains (my secret).',
      query: 'insert ... my secret',
      params: ['my secret'],
    });
    expect(redact(error)).toBe(
      'Error code=23514 table=Contact Records constraint=contact_records_email_shape',
    );
    expect(redact('my secret')).toBe('(text withheld)');
    expect(redact(['my secret'])).not.toContain('secret');
    expect(redact(null)).toBe('(value withheld)');
    expect(redact('Auth error:')).toBe('Auth error:');
  });

  test('goes through no method of console', () => {
    const original = { ...console };
    const heard: string[] = [];
    try {
      redactConsole((line) => heard.push(line));
      for (const method of ['debug', 'error', 'info', 'log', 'warn', 'trace'] as const) {
        console[method]('a secret', new Error('a secret'));
      }
    } finally {
      Object.assign(console, original);
    }
    expect(heard).toEqual(Array.from({ length: 6 }, () => '(text withheld) Error'));
  });
});

/** Nobody else is about to end. */
const soon = 100;
const lockPath = () => join(folder, 'backend.lock');

describe('the lock', () => {
  test('is refused while its owner lives, and given back', () => {
    const release = takeLock(folder);
    expect(() => takeLock(folder, soon)).toThrow(
      `in use by another backend (process ${process.pid})`,
    );
    release();
    expect(existsSync(lockPath())).toBe(false);
    takeLock(folder)();
  });

  test('of a dead process is taken over', () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(lockPath(), JSON.stringify({ pid: dead, birth: '' }));
    takeLock(folder)();
    expect(existsSync(lockPath())).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'of an earlier life of the same pid is taken over',
    () => {
      writeFileSync(lockPath(), JSON.stringify({ pid: process.pid, birth: 'an earlier boot:123' }));
      takeLock(folder)();
      expect(existsSync(lockPath())).toBe(false);
    },
  );

  test.each(['', '{', 'null', '{"pid":"1"}'])(
    'that holds %j is taken over, unless it is being written',
    (content) => {
      writeFileSync(lockPath(), content);
      expect(() => takeLock(folder, soon)).toThrow(
        'in use by another backend (it is just starting)',
      );
      const tenSecondsAgo = Date.now() / 1000 - 10;
      utimesSync(lockPath(), tenSecondsAgo, tenSecondsAgo);
      takeLock(folder)();
      expect(existsSync(lockPath())).toBe(false);
    },
  );

  test('of somebody else is not removed', () => {
    const release = takeLock(folder);
    writeFileSync(lockPath(), 'another');
    release();
    expect(readFileSync(lockPath(), 'utf8')).toBe('another');
  });
});

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
