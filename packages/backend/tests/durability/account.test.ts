import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountFor, makePrivate } from '../../src/postgres/account.ts';
import { copyFor } from '../../src/postgres/binaries.ts';
import { copySeededDatabase } from '../../src/testing.ts';
import { makeDataFolders, postmasterIn } from '../support/dataFolder.ts';
import { send, startCommand } from '../support/dataFolder.ts';

const folders = makeDataFolders();

const isRoot = process.getuid?.() === 0;
/** Some user other than root; no account with this id need exist. */
const ordinary = isRoot ? { uid: 1000, gid: 1000 } : {};
const nobody = { uid: 65_534, gid: 65_534 };

/** Starts a backend as an ordinary user's shell would; resolves once it is ready, or has ended. */
const startAsOrdinary = (dataDir: string) => folders.run(dataDir, startCommand, ordinary);

const within = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

const ownersIn = (folder: string) => [
  ...new Set(within(folder).map((path) => lstatSync(path).uid)),
];

async function seededForOrdinary(name: string): Promise<string> {
  const dataDir = await folders.seeded(name);
  if (isRoot) for (const path of within(dataDir)) chownSync(path, 1000, 1000);
  if (isRoot) chmodSync(dirname(dataDir), 0o711);
  return dataDir;
}

test('an ordinary user runs it alone until Ctrl-C, and gives nothing away', async () => {
  const dataDir = await seededForOrdinary('ordinary');
  const { uid } = statSync(dataDir);
  const { child, exited } = await startAsOrdinary(dataDir);
  expect(statSync(`/proc/${postmasterIn(dataDir)}`).uid).toBe(uid);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'keys.json']);
  expect(ownersIn(dataDir)).toEqual([uid]);
});

test('a folder that an ordinary user may not write to: whose it is, and what to do', async () => {
  const { exited, output } = await startAsOrdinary('/');
  expect(await exited).toBe(1);
  expect(output()).toContain('The data folder / belongs to another user. Start as that user, or');
});

test.runIf(isRoot).each(['db', 'keys.json'])(
  'a data folder whose %s belongs to another user is refused with what to do',
  async (name) => {
    const dataDir = await seededForOrdinary(`other-${name}`);
    const path = join(dataDir, name);
    if (name !== 'db') writeFileSync(path, '{}');
    chownSync(path, nobody.uid, nobody.gid);
    chmodSync(path, 0o600);
    const { exited, output } = await startAsOrdinary(dataDir);
    expect(await exited).toBe(1);
    expect(output()).toMatch(
      new RegExp(
        `^The backend stopped: .* belongs to another user.* chown -R \\d+:\\d+ ${dataDir}\n$`,
      ),
    );
  },
);

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as the user nobody where only root may look', async () => {
    const hidden = folders.path('hidden');
    mkdirSync(hidden, { mode: 0o700 });
    const dataDir = join(hidden, 'data');
    await copySeededDatabase(dataDir);
    const backend = await folders.start(dataDir);
    expect(statSync(`/proc/${postmasterIn(dataDir)}`).uid).toBe(nobody.uid);
    expect(await send(backend, 'Kept')).toBe(201);
    await backend.stop();
    expect(ownersIn(join(dataDir, 'db'))).toEqual([nobody.uid]);
  });

  test("PostgreSQL runs as the folder's owner", async () => {
    const dataDir = await seededForOrdinary('of-owner');
    await folders.start(dataDir);
    expect(statSync(`/proc/${postmasterIn(dataDir)}`).uid).toBe(1000);
  });

  test('a link in the place of the folder is refused, and what it leads to stays as it is', () => {
    const [folder, link] = [folders.path('led-to'), folders.path('in-place')];
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(folder, link);
    expect(() => accountFor(link)).toThrow('is a link, which is not followed as root');
    expect(() => makePrivate(link)).toThrow('is a link, which is not followed as root');
    expect(ownersIn(folder)).toEqual([0]);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });
});

describe('the copy of the programs for another user', () => {
  /** Programs as npm installs them where new files are private to their owner. */
  function makePrograms(name: string) {
    const into = folders.path(name);
    const native = join(into, 'native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o700 });
    writeFileSync(join(native, 'notes'), 'text', { mode: 0o600 });
    chmodSync(dirname(into), 0o711);
    chmodSync(into, 0o755);
    return { into, native, copy: join(into, 'setu-postgres-1') };
  }

  test('can be run by every user, and is made again where a file is missing', () => {
    const { into, native, copy } = makePrograms('whole');
    expect(copyFor(nobody, native, '1', into)).toBe(copy);
    const modeOf = (name: string) => statSync(join(copy, name)).mode & 0o777;
    expect(['bin', 'bin/postgres', 'notes'].map(modeOf)).toEqual([0o755, 0o755, 0o644]);
    rmSync(join(copy, 'notes'));
    copyFor(nobody, native, '1', into);
    expect(modeOf('notes')).toBe(0o644);
    expect(readdirSync(into).toSorted()).toEqual(['native', 'setu-postgres-1']);
  });

  const planted: [string, (copy: string, native: string) => void][] = [
    ['others may write to', (copy) => chmodSync(copy, 0o777)],
    [
      'is a link',
      (copy, native) => {
        rmSync(copy, { recursive: true });
        symlinkSync(native, copy);
      },
    ],
  ];
  if (isRoot) planted.push(['belongs to another user', (copy) => chownSync(copy, 1000, 1000)]);

  test.each(planted)('is refused where it %s', (what, plant) => {
    const { into, native, copy } = makePrograms(what.replaceAll(' ', '-'));
    cpSync(native, copy, { recursive: true });
    chmodSync(copy, 0o755);
    plant(copy, native);
    expect(() => copyFor(nobody, native, '1', into)).toThrow('another user has put it there');
  });

  test('says so where no other user can look', () => {
    const { into, native } = makePrograms('closed');
    chmodSync(into, 0o700);
    expect(() => copyFor(nobody, native, '1', into)).toThrow('Set TMPDIR to a folder that');
  });
});
