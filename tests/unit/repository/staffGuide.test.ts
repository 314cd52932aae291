import { writeFileSync } from 'node:fs';
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
  const [, article = ''] = /```markdown\n([^]*?)```/.exec(guide) ?? [];
  const file = path.join(files.folder, 'preamble.md');
  writeFileSync(file, article);
  const run = (command: string, names: Record<string, string>) => {
    expect(guide).toContain(`npm run desk -- ${command}`);
    const args = command.split(' ').map((arg) => names[arg] ?? arg);
    return runDeskHere(args, { dataDir: backend.dataDir });
  };
  const here = { 'preamble.md': file };

  expect(await run('publish preamble.md --dry-run', here)).toMatchObject({ status: 0 });
  const published = await run('publish preamble.md', here);
  expect(published).toMatchObject({
    status: 0,
    said: expect.stringContaining('1 article is written.'),
  });
  const [address = ''] = /\/[\w-]+\/\d+/.exec(published.printed) ?? [];

  const [, questions = ''] = /```questions\n([^]*?)```/.exec(guide) ?? [];
  const asked = { 'questions.md': path.join(files.folder, 'questions.md') };
  writeFileSync(asked['questions.md'], questions);
  expect(await run('publish questions.md --dry-run', asked)).toMatchObject({ status: 0 });
  expect(await run('publish questions.md', asked)).toMatchObject({
    status: 0,
    said: expect.stringContaining('2 questions are written.'),
  });
  const day = ['withdraw', '/practice/2026-11-24', path.join(files.folder, `${name}.day.json`)];
  expect(await runDeskHere(day, { dataDir: backend.dataDir })).toMatchObject({ status: 0 });

  writeFileSync(file, `${article}\n- One more.\n`);
  const corrected = await runDeskHere(['publish', file, '--replace'], { dataDir: backend.dataDir });
  expect(corrected).toMatchObject({ status: 0, printed: expect.stringContaining(address) });

  const saved = path.join(files.folder, `${name}.json`);
  const withdraw = ['withdraw', address, saved];
  expect(guide).toContain('npm run desk -- withdraw');
  expect(await runDeskHere(withdraw, { dataDir: backend.dataDir })).toMatchObject({ status: 0 });
  expect(guide).toContain('npm run desk -- republish');
  const back = await runDeskHere(['republish', saved], { dataDir: backend.dataDir });
  expect(back).toMatchObject({ status: 0, said: expect.stringContaining('Published again') });
});
