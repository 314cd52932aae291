import { mkdir, mkdtempDisposable, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HalfReplaced, applyOutput, makeStaging, readManifest } from './output.ts';

test('after a stop halfway, the next run takes no file to be there that may be an old one', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'setu-output-'));
  const out = path.join(folder.path, 'static');
  const of = (hash: string) => ({ build: hash, compress: false, files: { 'a.html': { hash } } });
  const apply = async (from: string, to: string) => {
    const staging = await makeStaging(out);
    await writeFile(path.join(staging, 'a.html'), to);
    return applyOutput(out, staging, from === '' ? { ...of(''), files: {} } : of(from), of(to));
  };
  await apply('', 'old');
  // Other programs serve it.
  const { mode } = await stat(
    (await mkdir(path.join(folder.path, 'usual', 'x'), { recursive: true })) ?? '',
  );
  expect((await stat(out)).mode).toBe(mode);
  await rm(path.join(out, 'a.html'));
  // No file can be moved onto a folder.
  await mkdir(path.join(out, 'a.html'));
  await expect(apply('old', 'new')).rejects.toThrow(HalfReplaced);
  expect(await readManifest(out)).toMatchObject({ build: '', files: { 'a.html': { hash: '' } } });
  // A manifest that cannot be written leaves the last one.
  await mkdir(path.join(out, '.prerender.json.new'));
  await expect(apply('old', 'new')).rejects.toThrow('EISDIR');
  expect(await readManifest(out)).toMatchObject({ build: '' });
});
