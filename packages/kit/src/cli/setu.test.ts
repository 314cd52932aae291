import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runSetu } from '../../../../tests/support/site.ts';

const tinySite = 'packages/kit/tests/tinySite';
const setu = fileURLToPath(new URL('setu.ts', import.meta.url));

/** A folder with this `site.config.ts`. */
function siteOf(config: string) {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-'));
  writeFileSync(path.join(folder.path, 'site.config.ts'), config);
  return folder;
}

test.each(['start', 'check'])('%s in a folder without a site leaves it as it is', async (name) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-'));
  const wrong = path.join(folder.path, 'sit');
  const said = `\nThere is no site.config.ts in ${wrong}, so it holds no site.\n\n`;
  expect(await runSetu([name, wrong], {})).toEqual({ status: 1, printed: '', said });
  expect(readdirSync(folder.path)).toEqual([]);
});

test.each([
  ['is wrong', "throw new Error('Two\\nlines.');"],
  [
    'cannot start',
    "export default { backend: { hosted() { throw new Error('Two\\nlines.'); } } };",
  ],
])('the log of a site that %s is JSON too', async (_, config) => {
  using folder = siteOf(config);
  const { printed, ...ended } = await runSetu(['start', folder.path], { LOG_FORMAT: 'json' });
  expect(ended).toEqual({ status: 1, said: '' });
  expect(JSON.parse(printed)).toMatchObject({ level: 'error', message: 'Two lines.' });
});

const usage = 'Usage: setu <start|dev|build|prerender> [folder]\n';

test.each([
  ['help names the commands', ['--help', tinySite], { status: 0, printed: usage, said: '' }],
  [
    'a name that every object has is no command',
    ['toString', tinySite],
    { status: 1, said: usage },
  ],
  [
    'an option that would change nothing is refused',
    ['build', tinySite, '--port', '4000'],
    { status: 1, said: expect.stringContaining('setu build has no option --port') as string },
  ],
])('%s', async (_, args, answer) => {
  expect(await runSetu(args, {})).toMatchObject(answer);
});

test('a command of the site that npm runs finds files where its user is', () => {
  using temporary = siteOf(
    `const where = ({ dataDir, env }) => console.log(process.cwd(), dataDir, env.DATA_DIR);
    export default { root: import.meta.dirname, commands: { where } };`,
  );
  const root = realpathSync(temporary.path);
  const own = path.join(root, 'texts');
  mkdirSync(own);
  const runFor = (packageFile: string) =>
    execFileSync(process.execPath, [setu, 'where'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: 'data', INIT_CWD: own, npm_package_json: packageFile },
      encoding: 'utf8',
    });
  const data = path.join(root, 'data');
  expect(runFor(path.join(root, 'package.json'))).toBe(`${own} ${data} ${data}\n`);
  // A script of another package has started the command by itself.
  expect(runFor('/elsewhere/package.json')).toMatch(`${root} ${data}`);
});

test.runIf(existsSync('/dev/full'))(
  'a command whose output does not fit on the disk says so in a line',
  () => {
    using temporary = siteOf(
      `const list = async () => (process.stdout.write('rows'), 0);
      export default { root: import.meta.dirname, commands: { list } };`,
    );
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [setu, 'list', temporary.path], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    const reason = 'ENOSPC: no space left on device, write';
    expect([status, stderr]).toEqual([1, `The output cannot be written: ${reason}\n`]);
  },
);
