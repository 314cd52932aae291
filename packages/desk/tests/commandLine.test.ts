import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestBackend } from '../../backend/src/testing.ts';
import { readMigrations } from '../../backend/src/database/migrate.ts';
import { keyOf } from '../../../deploy/keys.ts';
import { useFixture } from '../../../tests/support/fixture.ts';
import { type StreamedRun, runDeskHere as run } from './support/desk.ts';
import { projects } from './support/projects.ts';

const backend = useFixture(() => startTestBackend());
const embedded = () => ({ dataDir: backend.dataDir });
const hosted = (name: keyof typeof projects.settings) => ({ env: projects.settings[name] });

/** Three messages: an open one, one that was answered, a suspected one of last year. */
const sample = `
delete from "Contact Records";
insert into "Contact Records" (id, created_at, first_name, last_name, email, message, suspected, answered_at)
overriding system value values
  (101, '2026-11-20 04:30+00', 'आशा', 'Rao', 'asha@example.org', E'=1+1\\nPlease \\u001b[31mcall', false, null),
  (102, '2026-11-21 20:00+00', 'Ravi', null, null, 'Thanks', false, '2026-11-22 05:00+00'),
  (103, '2025-01-31 10:00+00', null, null, null, 'Cheap pills', true, null)`;

describe.each([
  ['the embedded database, while its backend runs', embedded, () => backend.sql(sample)],
  ['a hosted project', () => hosted('migrated'), () => projects.sql(sample)],
])('messages of %s', (_name, where, fill) => {
  beforeEach(async () => {
    await fill();
  });
  const desk = (...args: string[]) => run(['messages', ...args], where());
  const idsIn = ({ printed }: StreamedRun) =>
    (JSON.parse(printed) as { id: string }[]).map(({ id }) => id);

  test('are listed: what is left to answer, and how many are suspected', async () => {
    const { status, printed, said } = await desk();
    expect(status).toBe(0);
    expect(printed).toBe(
      'id   received          name     email             language  message\n' +
        '101  2026-11-20 10:00  आशा Rao  asha@example.org  English   =1+1 Please [31mcall\n',
    );
    expect(said).toContain('1 of 1');
    expect(said).toContain('1 more with the hidden field for robots filled in: --suspected');
  });

  test('are told apart', async () => {
    expect(idsIn(await desk('--json'))).toEqual(['101']);
    expect(idsIn(await desk('--json', '--suspected'))).toEqual(['103']);
    expect(idsIn(await desk('--json', '--all'))).toEqual(['102', '101', '103']);
    expect(idsIn(await desk('--json', '--all', '--limit', '1'))).toEqual(['102']);
  });

  test('are shown in full', async () => {
    const { printed } = await desk('show', '101');
    expect(printed).toMatch(/^From +आशा Rao <asha@example\.org>$/m);
    expect(printed).toMatch(/^Received +2026-11-20 10:00$/m);
    expect(printed).toContain('\n\n=1+1\nPlease [31mcall\n');
    expect(await desk('show', '9')).toMatchObject({ status: 1, said: 'There is no message 9.\n' });
    expect(await desk('show', 'x')).toMatchObject({ status: 1, said: 'There is no message x.\n' });
  });

  test('are written for spreadsheets, the oldest first', async () => {
    const { printed } = await desk('--csv', '--all');
    const lines = printed.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Id","Received \(India\)"/);
    expect(lines[1]).toBe('"103","2025-01-31 15:30","","","","English","Cheap pills","yes",""');
    expect(lines[2]).toBe(
      `"101","2026-11-20 10:00","आशा","Rao","asha@example.org","English","'=1+1\nPlease [31mcall","no",""`,
    );
    expect(lines.slice(3)).toEqual([
      '"102","2026-11-22 01:30","Ravi","","","English","Thanks","no","2026-11-22 10:30"',
      '',
    ]);
  });

  test('are marked as answered, and as not', async () => {
    const both = await desk('--answered', '101', '--answered', '9', '--unanswered', '102');
    expect(both).toMatchObject({ status: 1, printed: '' });
    expect(both.said).toContain('There is no message 9.');
    expect(idsIn(await desk('--json'))).toEqual(['102']);
  });

  test('are deleted when they are old, but not without an answer', async () => {
    const asked = await desk('--delete-older', '1y');
    expect(asked).toMatchObject({ status: 1, printed: '' });
    expect(asked.said).toContain('Nothing was deleted. Older than 1y: 1 message.');
    expect(idsIn(await desk('--json', '--all'))).toHaveLength(3);
    const sure = await desk('--delete-older', '1y', '--yes');
    expect(sure).toMatchObject({ status: 0, said: 'Deleted: 1 message.\n' });
    expect(idsIn(await desk('--json', '--all'))).toEqual(['102', '101']);
  });
});

test('the clock of the database says how old a message is', async () => {
  vi.setSystemTime(Date.now() + 3 * 365 * 86_400_000);
  await projects.sql(`delete from "Contact Records";
    insert into "Contact Records" (message) values ('Please call')`);
  const desk = (...args: string[]) => run(['messages', ...args], hosted('migrated'));
  expect((await desk('--delete-older', '1y', '--yes')).said).toBe('No message is older than 1y.\n');
});

describe("a hosted project with the spec's columns alone", () => {
  const desk = (...args: string[]) => run(['messages', ...args], hosted('spec'));
  beforeAll(() =>
    projects.sql(`insert into bigint_ids."Contact Records" values ('A', 'B', 'c', 'Hi')`),
  );

  test('has messages to read, and nothing to tell them apart', async () => {
    expect((await desk()).printed).toMatch(/A B +c +English +Hi\n$/);
    expect(JSON.parse((await desk('--json', '--suspected')).printed)).toEqual([]);
    expect((await desk('--csv')).printed).toContain('"","","A","B","c","English","Hi","no",""\r\n');
  });

  test('says what cannot be done, and what makes it possible', async () => {
    const marked = await desk('--answered', '1');
    expect(marked.status).toBe(1);
    const migration = readMigrations().find(({ name }) => name.endsWith('contact_messages'));
    expect(marked.said).toContain(`The migration ${migration?.name} makes one`);
    const deleted = await desk('--delete-older', '180d', '--yes');
    expect(deleted).toMatchObject({ status: 1 });
    expect(deleted.said).toContain('have no date');
  });

  test.each(['backup', 'restore'])('%s is left to the project', async (command) => {
    const ran = await run([command, 'file'], hosted('spec'));
    expect(ran).toMatchObject({ status: 2, printed: '' });
    expect(ran.said).toContain('at Supabase under Database, Backups');
  });
});

describe('what is called wrongly ends with status 2', () => {
  test.each([
    [[], /^$/],
    [['mesages'], /There is no command 'mesages'\. Did you mean 'messages'\?/],
    [['wholly-else'], /There is no command 'wholly-else'\. There are: web, messages, publish/],
    [['messages', '--bogus'], /Unknown option '--bogus'.*\nSee: /],
    [['messages', '--limit'], /'--limit <value>' argument missing/],
    [['messages', 'list'], /one thing at a time/],
    [['messages', 'show'], /one thing at a time/],
    [['messages', '--csv', '--answered', '1'], /one thing at a time/],
    [['messages', '--suspected', '--delete-older', '1y', '--yes'], /one thing at a time/],
    [['messages', '--limit', '0'], /--limit must be a number from 1 to 1000/],
    [['messages', '--delete-older', '180'], /must be a time such as 180d/],
    [['preview'], /Name one file/],
    [['backup', 'one', 'two'], /Name one file, or none/],
    [['restore'], /Name the file to restore/],
  ])('%j', async (args, words) => {
    const ran = await run(args, embedded());
    expect(ran.status).toBe(2);
    expect(ran.said).toMatch(words);
  });

  test('an address of the site that the site would refuse, before anything is done', async () => {
    const env = { ...projects.settings.migrated, SITE_URL: 'example.org' };
    const ran = await run(['messages'], { env });
    expect(ran).toMatchObject({ status: 2, printed: '' });
    expect(ran.said).toContain('SITE_URL must be an address such as https://example.org');
  });

  test('help does not', async () => {
    const list = await run(['--help'], {});
    expect(list).toMatchObject({ status: 0, said: '' });
    expect(list.printed).toMatch(/messages +messages of the contact form/);
    const one = await run(['messages', '-h'], {});
    expect(one).toMatchObject({ status: 0, said: '' });
    expect(one.printed).toContain('--delete-older <age>');
  });
});

test('no preview is shown of a file that is not there', async () => {
  const said = '/none/such.md: there is no such file.\n';
  expect(await run(['preview', '/none/such.md'], {})).toEqual({ status: 1, printed: '', said });
});

describe('what cannot be reached is refused in one clear line, without a key', () => {
  const url = 'https://project.supabase.example';
  test.each([
    [{ SUPABASE_URL: url }, /SUPABASE_SERVICE_KEY is missing/],
    [{ SUPABASE_URL: `${url}/rest/v1`, SUPABASE_SERVICE_KEY: 'sb_secret_x' }, /of an API/],
    [{ SUPABASE_URL: url, SUPABASE_SERVICE_KEY: 'sb_publishable_x' }, /is no service key/],
    [{ SUPABASE_URL: url, SUPABASE_SERVICE_KEY: keyOf('anon', 'secret') }, /is no service key/],
    [{ SUPABASE_URL: url, SUPABASE_SERVICE_KEY: 'sb_secret_x•••' }, /a character that no key has/],
    [{ SUPABASE_SERVICE_KEY: 'sb_secret_x' }, /supabaseUrl is required/],
    [{ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_KEY: 'sb_secret_x' }, /not be reached/],
  ])('%o', async (env, words) => {
    const ran = await run(['messages'], { env });
    expect(ran).toMatchObject({ status: 1, printed: '' });
    expect(ran.said).toMatch(words);
    expect(ran.said.trim()).not.toMatch(/\n|sb_(?:secret|publishable)_x/);
  });

  test('a folder without a database, in which none is made', async () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-desk-'));
    const dataDir = path.join(folder.path, 'data');
    const ran = await run(['messages'], { dataDir });
    expect(ran).toMatchObject({ status: 1, printed: '' });
    expect(ran.said).toContain(`There is no database in ${dataDir} yet`);
  });
});
