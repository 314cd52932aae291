import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const inFolder = (name: string) => path.join(import.meta.dirname, name);
const tinySite = inFolder('../../tests/tinySite');

function setu(...args: string[]) {
  const options = { encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inFolder('setu.ts'), ...args],
    options,
  );
  return { status, stdout, stderr: stderr.trim() };
}

test.each(['start', 'check'])('%s in a folder without a site leaves it as it is', (command) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-'));
  const wrong = path.join(folder.path, 'sit');
  const stderr = `There is no site.config.ts in ${wrong}, so it holds no site.`;
  expect(setu(command, wrong)).toEqual({ status: 1, stdout: '', stderr });
  expect(readdirSync(folder.path)).toEqual([]);
});

test('an option that would change nothing is refused', () => {
  const { status, stderr } = setu('build', tinySite, '--port', '4000');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'setu build has no option --port: settings are read from the environment (PORT=4000).',
  });
});

test('help names the commands', () => {
  const { status, stdout } = setu('--help', tinySite);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'Usage: setu <start|dev|build|prerender> [folder]\n',
  });
});
