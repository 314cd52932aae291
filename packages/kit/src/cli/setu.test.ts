import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runSetu } from '../../../../tests/support/site.ts';

const tinySite = 'packages/kit/tests/tinySite';

test.each(['start', 'check'])('%s in a folder without a site leaves it as it is', async (name) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-'));
  const wrong = path.join(folder.path, 'sit');
  const said = `\nThere is no site.config.ts in ${wrong}, so it holds no site.\n\n`;
  expect(await runSetu([name, wrong], {})).toEqual({ status: 1, printed: '', said });
  expect(readdirSync(folder.path)).toEqual([]);
});

test('an option that would change nothing is refused', async () => {
  const { status, said } = await runSetu(['build', tinySite, '--port', '4000'], {});
  expect([status, said]).toEqual([1, expect.stringContaining('setu build has no option --port')]);
});

test('help names the commands', async () => {
  const { status, printed } = await runSetu(['--help', tinySite], {});
  expect([status, printed]).toEqual([0, 'Usage: setu <start|dev|build|prerender> [folder]\n']);
});
