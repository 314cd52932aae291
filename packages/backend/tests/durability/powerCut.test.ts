import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../src/postgres/startPostgres.ts';
import { copySeededDatabase, startTestBackend } from '../../src/testing.ts';
import { makeDevice, mountDevice } from '../support/blockDevice.ts';
import { attempt, canMount, messagesIn } from '../support/dataFolder.ts';
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

/** Mounts the copy of a disk, and returns the data folder on it. */
function mountCopy(image: string): string {
  const { folder, unmount } = mountDevice(image, `${image}.mounted`);
  folders.atEnd(unmount);
  return join(folder, 'data');
}

test.runIf(canMount)('what was acknowledged is on the disk at whatever moment', async () => {
  const device = makeDevice(folders.path('disk.img'), folders.path('disk'), 512);
  folders.atEnd(() => device.unmount());
  const dataDir = join(device.folder, 'data');
  await copySeededDatabase(dataDir);
  execFileSync('sync', ['-f', dataDir]);
  const backend = await folders.start(dataDir);

  const sending = stream(backend, 'Message');
  const cuts: { image: string; acknowledged: string[] }[] = [];
  for (const moment of [10, 40, 75]) {
    await expect.poll(() => sending.acknowledged.length, { interval: 5 }).toBeGreaterThan(moment);
    const image = folders.path(`cut-${moment}.img`);
    const acknowledged = [...sending.acknowledged];
    hold(dataDir, () => device.copyTo(image));
    cuts.push({ image, acknowledged });
  }
  await sending.end();
  await backend.stop();
  for (const { image, acknowledged } of cuts) {
    const copied = mountCopy(image);
    const postgres = await startPostgres(join(copied, 'db'));
    folders.atEnd(() => postgres.stop());
    const stored = await messagesIn(copied);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
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
      if (!/^Migr|^Load/.test(line)) return;
      const image = folders.path(`new-${images.length}.img`);
      images.push(image);
      hold(dataDir, () => device.copyTo(image));
    },
  });
  const articles = await backend.sql(countArticles);
  await backend.stop();
  expect(images).toHaveLength(2);
  for (const image of images) {
    const again = await folders.start(mountCopy(image));
    expect(again.anonKey).toBe(backend.anonKey);
    expect(await again.sql(countArticles)).toEqual(articles);
    await again.stop();
    expect(readdirSync(again.dataDir).toSorted()).toEqual(['db', 'keys.json']);
  }
});

const countArticles = 'select count(*) from "Articles"';
