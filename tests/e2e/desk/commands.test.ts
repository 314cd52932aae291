import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSetu, seededFolder, startSite, temporaryFolder } from '../../support/site.ts';

// packages/desk/tests cover the rest of the desk, also with a hosted project.

test('no page shows what was there before, once the desk has said that it is done', async () => {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  const site = await startSite({ env: { DATA_DIR: folder } });
  onTestFinished(async () => void (await site.stop()));
  const desk = (...args: string[]) => runSetu(['desk', 'site', ...args], { DATA_DIR: folder });
  const article = (text: string) =>
    `---\ntitle: Told by the desk\ncategory: Facts of the Day\n---\n\n${text}\n`;
  const files = await temporaryFolder();
  onTestFinished(() => files.remove());
  const file = path.join(files.folder, 'facts.md');
  // Twice, because a page from the cache would show the old text again.
  const readTwice = async (address: string) =>
    [await site.read(address), await site.read(address)][1];
  const said = expect.stringContaining('The website is up to date.') as string;
  const upToDate = { status: 0, said };
  expect(await readTwice('/facts-of-the-day')).not.toContain('Told by the desk');
  writeFileSync(file, article('A **cess** is a tax for a named purpose.'));
  const published = await desk('publish', file);
  expect(published).toMatchObject(upToDate);
  const [address = ''] = /\/facts-of-the-day\/\d+/.exec(published.printed) ?? [];
  expect(await readTwice('/facts-of-the-day')).toContain(address);
  expect(await readTwice(address)).toMatch(/A <strong[^>]*>cess<\/strong> is a tax/);
  writeFileSync(file, article('A cess is not shared with the States.'));
  expect(await desk('publish', file, '--replace')).toMatchObject(upToDate);
  expect(await readTwice(address)).toContain('is not shared');

  const course = '/gs-foundation-online';
  for (const page of ['/', '/online-mode', course]) {
    expect(await readTwice(page)).toContain(course);
  }
  const saved = path.join(files.folder, 'course.json');
  expect(await desk('withdraw', course, saved)).toMatchObject(upToDate);
  expect((await fetch(site.url + course)).status).toBe(404);
  for (const list of ['/', '/online-mode']) {
    expect(await readTwice(list)).not.toContain(`"${course}"`);
  }
  expect(await desk('republish', saved)).toMatchObject(upToDate);
  expect((await fetch(site.url + course)).status).toBe(200);
}, 180_000);
