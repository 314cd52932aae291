import { PGlite } from '@supabase/lite/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFewerStatements } from '../src/server/fewerStatements.ts';

let database: PGlite;
/** What reaches the database. */
let sent: string[];

beforeEach(async () => {
  database = new PGlite('memory://');
  await database.exec(`
    create role anon;
    create role editor;
    create table notes (id int primary key, words text, open boolean);
    insert into notes values (1, 'first', true), (2, 'second', false);
    alter table notes enable row level security;
    grant select, insert on notes to anon, editor;
    create policy open_to_all on notes to anon using (open) with check (open);
    create policy all_to_editors on notes to editor using (true) with check (true);
  `);
  sent = [];
  const { query, exec } = {
    query: database.query.bind(database),
    exec: database.exec.bind(database),
  };
  database.query = (async (sql: string, ...rest) => {
    sent.push(sql);
    return query(sql, ...rest);
  }) as PGlite['query'];
  database.exec = async (sql, ...rest) => {
    sent.push(sql);
    return exec(sql, ...rest);
  };
  sendFewerStatements(database);
});

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

/** A request as the engine makes it. */
async function request(role: string, ...statements: [sql: string, values?: unknown[]][]) {
  const all: [sql: string, values?: unknown[]][] = [
    ['BEGIN'],
    [`SELECT set_config('role', $1, true)`, [role]],
    [`SELECT set_config('request.jwt.claim.sub', $1, true)`, ['']],
    [`SET LOCAL ROLE "${role}"`],
    [`SELECT set_config('request.jwt.claims', $1, true)`, [`{"role":"${role}","name":"O'Neil"}`]],
    ...statements,
  ];
  let rows: unknown[] = [];
  try {
    for (const [sql, values] of all) {
      // One after the other, as on a connection.
      ({ rows } = await database.query(sql, values));
    }
    await database.query('COMMIT');
    return rows;
  } catch (error) {
    await database.query('ROLLBACK');
    throw error;
  }
}

const counting = 'select count(*) as "__count" from "notes" where "id" > $1';
const count = (role: string, ...before: [sql: string, values?: unknown[]][]) =>
  request(role, ...before, [counting, [0]]).then(([row]) => row);
const isCounted = () => sent.includes(counting);

test('the settings of a request are sent together, with what they hold, for it alone', async () => {
  const [row] = await request('anon', [
    `select "words", current_user as "by", current_setting('request.jwt.claims') as "claims" from "notes"`,
  ]);
  expect(row).toEqual({ words: 'first', by: 'anon', claims: `{"role":"anon","name":"O'Neil"}` });
  expect(sent.map((sql) => sql.split(/[ (]/, 2).join(' '))).toEqual([
    'BEGIN',
    'select set_config',
    'select "words",',
    'COMMIT',
  ]);
  const after = await database.query(
    `select current_user <> 'anon' as other, current_setting('request.jwt.claims', true) as claims`,
  );
  expect(after.rows).toEqual([{ other: true, claims: '' }]);
});

test('a request that asks for nothing does not reach the database', async () => {
  await request('anon');
  expect(sent).toEqual([]);
});

test('what fails is undone, and the next request begins anew', async () => {
  const insert = 'insert into "notes" values ($1, $2, $3)';
  await expect(
    request('anon', [insert, [3, 'open', true]], [insert, [4, 'closed', false]]),
  ).rejects.toThrow(/row-level security/);
  await expect(request('nobody', ['select "id" from "notes"'])).rejects.toThrow(/"nobody"/);
  expect(await request('editor', ['select "id" from "notes" order by "id"'])).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('rows are counted once, until something is written', async () => {
  expect(await count('editor')).toEqual({ __count: 2 });
  sent = [];
  expect(await count('editor')).toEqual({ __count: 2 });
  expect(isCounted()).toBe(false);
  await database.exec(`insert into notes values (3, 'third', true)`);
  expect(await count('editor')).toEqual({ __count: 3 });
});

test('a request counts what it has written itself', async () => {
  expect(await count('editor')).toEqual({ __count: 2 });
  const insert = `insert into "notes" values (5, 'own', true)`;
  expect(await count('editor', [insert])).toEqual({ __count: 3 });
});

test('each counts what it may see', async () => {
  expect(await count('editor')).toEqual({ __count: 2 });
  expect(await count('anon')).toEqual({ __count: 1 });
});

test('a count is not believed for long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await count('editor');
  sent = [];
  vi.setSystemTime(Date.now() + 5_001);
  await count('editor');
  expect(isCounted()).toBe(true);
});
