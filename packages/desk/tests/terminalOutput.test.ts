import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../backend/src/testing.ts';
import { type StreamedRun, runDeskHere } from './support/desk.ts';
import { useFixture } from '../../../tests/support/fixture.ts';
import { listen } from '../../../tests/support/http/listen.ts';
import { temporaryFolder } from '../../../tests/support/site.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every control character but line ends and tabs, and every mark that changes the direction of a text. */
const codes = [
  ...range(0x00, 0x1f).filter((code) => code !== 0x0a && code !== 0x09),
  ...range(0x7f, 0x9f),
  0x061c,
  ...range(0x200e, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2066, 0x206f),
];
const evil = `a${codes.map((code) => String.fromCharCode(code)).join('')}b\r[31mc`;
/** The characters that a column, an argument or a file name can contain: all but NUL. */
const storable = evil.replace('\0', '');
const bad = new RegExp(
  `[${codes
    .filter((code) => code !== 0x0d)
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')}]|\\r(?!\\n)`,
);

function expectHarmless({ printed, said }: StreamedRun): void {
  expect(printed + said).not.toBe('');
  expect(printed).not.toMatch(bad);
  expect(said).not.toMatch(bad);
}

const backend = useFixture(() => startTestBackend());
const files = useFixture(temporaryFolder);
beforeAll(async () => {
  const text = `E'${storable.replaceAll(/[^]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
  // Our constraints are dropped: the tables of a hosted project need not have them.
  await backend.sql(`
    do $$ declare c record; begin
      for c in select conrelid::regclass as name, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace
      loop execute format('alter table %s drop constraint %I', c.name, c.conname); end loop;
    end $$;
    insert into "Contact Records" (first_name, last_name, email, message)
      values (${text}, ${text}, ${text}, ${text});
    insert into "Articles" (id, title, category, content)
      values (9001, ${text}, ${text}, '-' || ${text});
    insert into resources (id, title, category, href) values (9001, ${text}, ${text}, ${text})`);
});

const here = () => ({ dataDir: backend.dataDir });
const run = (...args: string[]) => runDeskHere(args, here());
const file = (name: string, text: string | Buffer) => {
  const at = path.join(files.folder, name);
  writeFileSync(at, text);
  return at;
};

describe('what others wrote commands no terminal, when it comes', () => {
  test.each([
    ['as a command', [storable]],
    ['as an option', ['messages', `--${storable}`]],
    ['as an id', ['messages', 'show', storable]],
    ['as an age', ['messages', '--delete-older', storable]],
    ['as a file to publish', ['publish', `/none/${storable}.md`]],
    ['as a file to show', ['preview', `/none/${storable}.md`]],
    ['as a file to restore', ['restore', `/none/${storable}`]],
    ['as a file to save', ['backup', `/none/${storable}/a`]],
  ])('%s', async (_name, args) => {
    expectHarmless(await run(...args));
    expectHarmless(await run(...args, '--json'));
  });

  test('as the name of a folder of data', async () => {
    expectHarmless(await runDeskHere(['messages'], { dataDir: `/none/${storable}` }));
  });

  test.each([
    ['--all'],
    ['--all', '--json'],
    ['--all', '--csv'],
    ['show', '1'],
    ['show', '1', '--json'],
  ])('as a message: %s %s', async (...options) => {
    expectHarmless(await run('messages', ...options));
  });

  test('as a row that is checked', async () => {
    expectHarmless(await run('check'));
    expectHarmless(await run('check', '--json'));
  });

  test.each([
    ['a field', `---\n${evil}: x\n---\nText.`],
    ['a field in quotes', `---\n${JSON.stringify(evil)}: x\n---\nText.`],
    ['a value', `---\ntitle: ${evil}\ncategory: ${evil}\ndate: ${evil}\nurl: ${evil}\n---\nText.`],
    [
      'a value that can be published',
      `---\ntitle: ${JSON.stringify(evil)}\ncategory: Facts of the Day\ntopics: [${JSON.stringify(evil)}]\n---\n-${evil}`,
    ],
    ['no YAML', `---\n[${evil}\n---\n`],
  ])('in a Markdown file, as %s', async (_name, text) => {
    const at = file(`${storable.replaceAll('/', '')}.md`, text);
    expectHarmless(await run('publish', at, '--dry-run'));
    expectHarmless(await run('publish', at, '--dry-run', '--json'));
  });

  test('in a table', async () => {
    const quoted = `"${evil.replace('\0', '')}"`;
    const at = file(
      'a.csv',
      `title,category,content,${quoted}\n${quoted},Facts of the Day,${quoted},x\n`,
    );
    expectHarmless(await run('publish', at));
    const good = file('b.csv', `title,category,content\n${quoted},Facts of the Day,-${quoted}\n`);
    expectHarmless(await run('publish', good, '--dry-run'));
    expectHarmless(await run('publish', good, '--dry-run', '--json'));
  });

  test('in the names of a backup that was changed', async () => {
    const saved = path.join(files.folder, 'saved.gz');
    expect(await run('backup', saved)).toMatchObject({ status: 0 });
    const lines = gunzipSync(readFileSync(saved)).toString().trimEnd().split('\n').slice(0, -1);
    const change = (header: object) => {
      const content = `${[JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...header }), ...lines.slice(1)].join('\n')}\n`;
      const sha256 = createHash('sha256').update(content).digest('hex');
      return file('changed.gz', gzipSync(`${content}${JSON.stringify({ sha256 })}\n`));
    };
    const { tables } = JSON.parse(lines[0] ?? '') as { tables: object[] };
    const foreign = { name: evil, columns: [evil], rows: 0 };
    for (const header of [
      { migrations: [evil] },
      { format: evil },
      { tables: [...tables, foreign] },
    ]) {
      const dataDir = path.join(files.folder, `restored-${Object.keys(header)[0]}`);
      expectHarmless(await runDeskHere(['restore', change(header)], { dataDir }));
    }
  });

  test('as the words of a hosted project', async () => {
    const server = createServer((_request, answer) => {
      answer.writeHead(400, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ message: evil, code: evil, details: evil, hint: evil }));
    });
    const { url, close } = await listen(server);
    const env = { SUPABASE_URL: url, SUPABASE_SERVICE_KEY: 'sb_secret_x' };
    expectHarmless(await runDeskHere(['messages'], { env }));
    await close();
  });
});

test('programs read in JSON what was stored', async () => {
  const { printed } = await run('messages', '--all', '--json');
  const [{ firstName }] = JSON.parse(printed) as [{ firstName: string }];
  expect(firstName).toContain('\u202a\u202b\u202c\u202d\u202e\u2066');
});

test('one module alone writes to the streams', () => {
  const source = path.join(import.meta.dirname, '../src');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /\bprocess\.std|= process;|\bconsole\./.test(readFileSync(path.join(source, name), 'utf8')),
    );
  expect(writers).toEqual(['terminal/output.ts']);
});
