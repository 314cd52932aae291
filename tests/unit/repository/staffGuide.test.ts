import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { runDeskHere } from '../../../packages/desk/tests/support/desk.ts';
import { useFixture } from '../../support/fixture.ts';
import { read } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/site.ts';

const backend = useFixture(() => startTestBackend());
const files = useFixture(temporaryFolder);

test.each(['staff.md', 'staff.hi.md'])('docs/%s is followed to the letter', async (name) => {
  const guide = read(`docs/${name}`);
  const fileOf = (file: string) => path.join(files.folder, `${name}-${file}`);
  const [, article = ''] = /```markdown\n([^]*?)```/.exec(guide) ?? [];
  writeFileSync(fileOf('preamble.md'), article);
  const [, questions = ''] = /```questions\n([^]*?)```/.exec(guide) ?? [];
  writeFileSync(fileOf('questions.md'), questions);
  const run = async (command: string, says = '') => {
    const args = command.split(' ').map((arg) => (/\.\w+$/.test(arg) ? fileOf(arg) : arg));
    const ran = await runDeskHere(args, { dataDir: backend.dataDir });
    expect(ran).toMatchObject({ status: 0, said: expect.stringContaining(says) });
    return ran.printed;
  };
  const runGuided = (command: string, says?: string) => {
    expect(guide).toContain(`npm run desk -- ${command}`);
    return run(command, says);
  };

  await runGuided('publish preamble.md --dry-run');
  const published = await runGuided('publish preamble.md', '1 article is written.');
  const [address = ''] = /\/[\w-]+\/\d+/.exec(published) ?? [];

  await runGuided('publish questions.md --dry-run');
  await runGuided('publish questions.md', '2 questions are written.');
  await run('withdraw /practice/2026-11-24 day.json');

  appendFileSync(fileOf('preamble.md'), '\n- One more.\n');
  expect(await run('publish preamble.md --replace')).toContain(address);

  for (const command of ['withdraw', 'republish'])
    expect(guide).toContain(`npm run desk -- ${command}`);
  await run(`withdraw ${address} article.json`);
  await run('republish article.json', 'Published again');
});
