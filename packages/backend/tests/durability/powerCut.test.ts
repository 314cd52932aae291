import { cpSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySeededDatabase, startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { makeDevice, mountDevice } from '../support/blockDevice.ts';
import { asOwner, canMount, attempt, messagesIn } from '../support/dataFolder.ts';
import { makeDataFolders, postgresIn, stream } from '../support/dataFolder.ts';

const folders = makeDataFolders();

/** Suspends all processes of PostgreSQL while a function runs. */
function hold(dataDir: string, during: () => void): void {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of postgresIn(dataDir)) attempt(() => process.kill(pid, name));
  };
  signal('SIGSTOP');
  // Once more, for processes that started while the others were listed.
  signal('SIGSTOP');
  try {
    during();
  } finally {
    signal('SIGCONT');
  }
}

async function expectAll(dataDir: string, acknowledged: readonly string[]): Promise<void> {
  const backend = await folders.start(dataDir);
  const stored = await messagesIn(dataDir);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(stored).size).toBe(stored.length);
  await backend.stop();
}

/** Cuts the power at some moments while messages are sent, and returns what was acknowledged before each cut. */
async function cutWhileSending<Cut>(
  backend: TestBackend,
  cutAt: (moment: number) => Cut | Promise<Cut>,
) {
  const cuts: { cut: Cut; acknowledged: string[] }[] = [];
  const sending = stream(backend, 'Message');
  for (const moment of [10, 40, 75]) {
    await expect.poll(() => sending.acknowledged.length, { interval: 5 }).toBeGreaterThan(moment);
    const acknowledged = [...sending.acknowledged];
    cuts.push({ cut: await cutAt(moment), acknowledged });
  }
  await sending.end();
  await backend.stop();
  return cuts;
}

test('what was acknowledged is in the part of the log that was flushed', async () => {
  const dataDir = await folders.seeded('log');
  const backend = await folders.start(dataDir);
  const synced = folders.path('synced');
  await backend.sql('checkpoint');
  hold(dataDir, () => cpSync(dataDir, synced, { recursive: true, filter: isNoSocket }));

  const cuts = await cutWhileSending(backend, async (moment) => {
    const cut = folders.path(`cut-${moment}`);
    const [flushed] = await asOwner(dataDir, (owner) =>
      owner.exec('select * from pg_walfile_name_offset(pg_current_wal_flush_lsn())'),
    ).then(({ rows }) => rows as { file_name: string; file_offset: number }[]);
    cpSync(synced, cut, { recursive: true });
    keepLog(join(dataDir, 'db/pg_wal'), join(cut, 'db/pg_wal'), flushed);
    return cut;
  });
  for (const { cut, acknowledged } of cuts) await expectAll(cut, acknowledged);
});

/** Sockets are not copied; PostgreSQL makes its own. */
const isNoSocket = (path: string) => !statSync(path).isSocket();

/** Copies the log up to the position that was flushed, and nothing after it. */
function keepLog(
  from: string,
  to: string,
  flushed: { file_name: string; file_offset: number } | undefined,
): void {
  const { file_name: last = '', file_offset: length = 0 } = flushed ?? {};
  rmSync(to, { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\/[\dA-F]{24}$/.test(path) || path.slice(-24) <= last,
  });
  const { size } = statSync(join(to, last));
  truncateSync(join(to, last), length);
  truncateSync(join(to, last), size);
}

test.runIf(canMount)('what was acknowledged is on the disk at whatever moment', async () => {
  const device = makeDevice(folders.path('disk.img'), folders.path('disk'), 512);
  folders.atEnd(() => device.unmount());
  const dataDir = join(device.folder, 'data');
  await copySeededDatabase(dataDir);
  execFileSync('sync', ['-f', dataDir]);
  const backend = await folders.start(dataDir);

  const cuts = await cutWhileSending(backend, (moment) => {
    const image = folders.path(`cut-${moment}.img`);
    hold(dataDir, () => device.copyTo(image));
    return image;
  });
  for (const { cut, acknowledged } of cuts) {
    const copy = mountDevice(cut, `${cut}.mounted`);
    folders.atEnd(() => copy.unmount());
    await expectAll(join(copy.folder, 'data'), acknowledged);
  }
});

test.runIf(canMount)('a first start that a power cut ends begins again', async () => {
  const device = makeDevice(folders.path('new.img'), folders.path('new'), 512);
  folders.atEnd(() => device.unmount());
  const dataDir = join(device.folder, 'data');
  const images: string[] = [];
  const backend = await startTestBackend({
    dataDir,
    onLog(line) {
      if (!/^Mak|^Migr|^Load/.test(line)) return;
      const image = folders.path(`new-${images.length}.img`);
      images.push(image);
      hold(dataDir, () => device.copyTo(image));
    },
  });
  const articles = await backend.sql(countArticles);
  await backend.stop();
  expect(images).toHaveLength(3);
  for (const image of images) {
    const copy = mountDevice(image, `${image}.mounted`);
    folders.atEnd(() => copy.unmount());
    const copied = join(copy.folder, 'data');
    const keys = readFileSync(join(copied, 'keys.json'), 'utf8');
    const again = await folders.start(copied);
    expect(keys).toContain(again.anonKey);
    expect(await again.sql(countArticles)).toEqual(articles);
    await again.stop();
    expect(readdirSync(copied).toSorted()).toEqual(['db', 'keys.json']);
  }
});

const countArticles = 'select count(*) from "Articles"';
