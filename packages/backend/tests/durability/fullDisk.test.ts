import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultTimeouts, startBackend } from '../../src/process/watchdog.ts';
import { copySeededDatabase } from '../../src/testing.ts';
import { asOwner, canMount, makeDataFolders, messagesIn, post } from '../support/dataFolder.ts';
import { send } from '../support/dataFolder.ts';
import type { Connection } from '../support/dataFolder.ts';

const folders = makeDataFolders();

const read = ({ url, anonKey }: Connection) =>
  fetch(`${url}/rest/v1/resources?select=id&limit=1`, { headers: { apikey: anonKey } });

/** 5,000 characters that cannot be compressed away. */
const longMessage = () => randomBytes(2_500).toString('hex');

test.runIf(canMount)(
  'a full disk loses nothing, and once there is room it works by itself',
  async () => {
    const disk = folders.path('disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'none', disk]);
    folders.atEnd(() => execFileSync('umount', [disk]));
    const dataDir = join(disk, 'data');
    await copySeededDatabase(dataDir);
    const log: string[] = [];
    const timeouts = { ...defaultTimeouts, shortestPause: 50, longestPause: 1_000 };
    const backend = await startBackend({ dataDir, onLog: (line) => log.push(line) }, timeouts);
    folders.atEnd(() => backend.stop());
    const filler = join(disk, 'filler');
    const fill = () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    };
    const acknowledged: string[] = [];
    const sendLong = async () => {
      const message = longMessage();
      const answer = await post(backend, message);
      if (answer.status === 201) acknowledged.push(message);
      return answer;
    };

    expect((await sendLong()).status).toBe(201);
    fill();
    let refused = await sendLong();
    for (let tries = 0; refused.status === 201 && tries < 200; tries += 1)
      refused = await sendLong();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: '53100' });
    expect((await read(backend)).status).toBe(200);
    rmSync(filler);
    expect((await sendLong()).status).toBe(201);

    // Without room for its log PostgreSQL ends, and cannot start again.
    fill();
    log.length = 0;
    const writeLog = `select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`;
    await expect(
      asOwner(dataDir, async (owner) => {
        for (let megabytes = 0; megabytes < 150; megabytes += 1) await owner.query(writeLog);
      }),
    ).rejects.toThrow(/CONNECTION|EPIPE|ECONN|No space|system/);
    const failures = () => log.filter((line) => line.includes('is full'));
    await expect.poll(() => failures().length).toBeGreaterThan(2);
    expect(failures()[0]).toContain(`The disk of ${join(dataDir, 'db')} is full. Make room`);
    expect(log.length).toBeLessThan(20);
    truncateSync(filler);
    await expect.poll(() => send(backend, 'Room again')).toBe(201);
    expect((await messagesIn(dataDir)).toSorted()).toEqual(
      [...acknowledged, 'Room again'].toSorted(),
    );
  },
);
