import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readMigrations } from '../../../packages/backend/src/database/migrate.ts';
import { startPostgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import type { Postgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import { claimsOf, token } from '../../../packages/backend/tests/support/tokens.ts';
import { startGateway } from '../../support/backend/gateway.ts';
import type { Gateway } from '../../support/backend/gateway.ts';
import { newMessage, post } from '../../support/contact/contactPage.ts';
import { seededFolder, startSite, temporaryFolder } from '../../support/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Ran {
  status: number;
  printed: string;
  said: string;
}

/** Runs `npm run desk` without npm, as a script would: nobody sits at its terminal. */
function desk(args: readonly string[], env: Record<string, string>): Promise<Ran> {
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, 'desk', 'site', ...args],
      { cwd: root, env: { PATH: process.env['PATH'], ...env } },
      (error, printed, said) => resolve({ status: Number(error?.code ?? 0), printed, said }),
    );
  });
}

interface Found {
  id: string;
  message: string;
}

const messagesOf = async (env: Record<string, string>): Promise<Found[]> => {
  const { status, printed, said } = await desk(['messages', '--json', '--limit', '1000'], env);
  expect({ status, said }).toEqual({ status: 0, said: '' });
  return JSON.parse(printed) as Found[];
};

describe('beside the running site', () => {
  const where = () => ({ DATA_DIR: inject('dataDir') });

  test('a message of the form is printed, and is gone from the list when it was answered', async () => {
    const { posted } = newMessage();
    const message = `${posted.message} Told to the desk.`;
    const sent = await post(inject('siteUrl'), { ...posted, message, timed: '1' });
    expect(sent.status).toBe(303);
    const find = async () => (await messagesOf(where())).find((one) => one.message === message);
    const found = await find();
    const shown = await desk(['messages', 'show', found?.id ?? ''], where());
    expect(shown.printed).toContain("आशा O'Verma <b> <asha@example.com>");
    const marked = await desk(['messages', '--answered', found?.id ?? ''], where());
    expect(marked).toEqual({ status: 0, printed: '', said: `${found?.id}: answered\n` });
    expect(await find()).toBeUndefined();
  });

  test('the database is saved and restored', async () => {
    const { folder, remove } = await temporaryFolder();
    const file = path.join(folder, 'saved.backup.gz');
    const saved = await desk(['backup', file, '--json'], where());
    expect(saved).toMatchObject({ status: 0, said: '' });
    const other = path.join(folder, 'data');
    const restored = await desk(['restore', file, '--json'], { DATA_DIR: other });
    expect(restored).toMatchObject({ status: 0, said: '' });
    const { rows } = JSON.parse(saved.printed) as { rows: number };
    expect(JSON.parse(restored.printed)).toEqual({ dataDir: other, rows });
    expect(readdirSync(other)).toEqual(['db']);
    const again = await desk(['restore', file], { DATA_DIR: other });
    expect(again).toMatchObject({ status: 1, printed: '' });
    expect(again.said).toContain('is not empty');
    await remove();
  });

  test('help comes without a database, and what is called wrongly ends with 2', async () => {
    expect(await desk(['--help'], { DATA_DIR: '/nowhere' })).toMatchObject({ status: 0, said: '' });
    expect((await desk(['messages', '--bogus'], where())).status).toBe(2);
  });
});

test('no page shows what was there before, once the desk has said that it is done', async () => {
  const { folder, remove } = await seededFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  const where = { DATA_DIR: folder };
  const article = (text: string) =>
    `---\ntitle: Told by the desk\ncategory: Facts of the Day\n---\n\n${text}\n`;
  const files = await temporaryFolder();
  const file = path.join(files.folder, 'facts.md');
  const read = async (address: string) => (await fetch(site.url + address)).text();
  try {
    // Twice: what is kept is shown again as it was.
    const readTwice = async (address: string) => [await read(address), await read(address)][1];
    const upToDate = expect.stringContaining('The website is up to date.') as string;
    expect(await readTwice('/facts-of-the-day')).not.toContain('Told by the desk');
    writeFileSync(file, article('A **cess** is a tax for a named purpose.'));
    expect(await desk(['publish', file, '--dry-run'], where)).toMatchObject({ status: 0 });
    const published = await desk(['publish', file], where);
    expect(published).toMatchObject({ status: 0, said: upToDate });
    const [address = ''] = /\/facts-of-the-day\/\d+/.exec(published.printed) ?? [];
    expect(await readTwice('/facts-of-the-day')).toContain(address);
    expect(await readTwice(address)).toMatch(/A <strong[^>]*>cess<\/strong> is a tax/);
    const again = await desk(['publish', file], where);
    expect(again).toMatchObject({ status: 1, printed: '' });
    expect(again.said).toContain('facts.md');

    writeFileSync(file, article('A cess is not shared with the States.'));
    expect(await desk(['publish', file, '--replace'], where)).toMatchObject({ said: upToDate });
    expect(await readTwice(address)).toContain('is not shared');
    expect(await desk(['check'], where)).toMatchObject({ status: 0 });

    const course = '/gs-foundation-online';
    const courses = ['/', '/online-mode', course];
    for (const page of courses) expect(await readTwice(page)).toContain(course);
    for (const [index, gone] of [address, course].entries()) {
      const saved = path.join(files.folder, `${index}.json`);
      expect(await desk(['withdraw', gone, saved], where)).toMatchObject({
        status: 0,
        said: upToDate,
      });
      expect((await fetch(site.url + gone)).status).toBe(404);
      const lists = gone === course ? courses.slice(0, 2) : ['/', '/facts-of-the-day'];
      for (const list of lists) expect(await readTwice(list)).not.toContain(`"${gone}"`);
      expect(await desk(['republish', saved], where)).toMatchObject({ status: 0, said: upToDate });
      expect((await fetch(site.url + gone)).status).toBe(200);
    }
  } finally {
    await site.stop();
    await remove();
    await files.remove();
  }
}, 180_000);

describe('with a hosted project', () => {
  const secret = 'secret'.repeat(8);
  let postgrest: Postgrest;
  let gateway: Gateway;
  beforeAll(async () => {
    postgrest = await startPostgrest(secret, { make: readMigrations().map(({ sql }) => sql) });
    gateway = await startGateway(postgrest);
  });
  afterAll(async () => {
    await gateway?.close();
    await postgrest?.stop();
  });

  test('the same commands work with its service key, and not with its public one', async () => {
    await postgrest.sql(`insert into "Contact Records" (message) values ('Hello')`);
    const env = (role: string) => ({
      SUPABASE_URL: gateway.url,
      SUPABASE_SERVICE_KEY: token(claimsOf(role), secret),
    });
    const messages = await messagesOf(env('service_role'));
    expect(messages.map(({ message }) => message)).toEqual(['Hello']);
    const refused = await desk(['messages'], env('anon'));
    expect(refused).toMatchObject({ status: 1, printed: '' });
    expect(refused.said).toContain('SUPABASE_SERVICE_KEY is no service key');
  });

  test('articles are published there as well', async () => {
    const { folder, remove } = await temporaryFolder();
    const file = path.join(folder, 'facts.csv');
    writeFileSync(file, 'title,category,content\nFrom afar,Facts of the Day,A text.\n');
    const env = {
      SUPABASE_URL: gateway.url,
      SUPABASE_SERVICE_KEY: token(claimsOf('service_role'), secret),
    };
    expect(await desk(['publish', file], env)).toMatchObject({ status: 0 });
    const rows = await postgrest.sql(`select content from "Articles" where title = 'From afar'`);
    expect(JSON.stringify(rows)).toContain('A text.');
    await remove();
  });
});
