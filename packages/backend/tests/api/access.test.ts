import { beforeAll, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { startTestBackend } from '../../src/testing.ts';
import { type Received, ask, send } from '../support/http.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { type Call, type Table, callsElsewhere, callsOn, tables } from './calls.ts';

/** The embedded backend and PostgREST answer the same calls, from the same migrations and seeds. */
const backend = useFixture(() => startTestBackend());
const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));

const secret = 'What a visitor wrote, and no other may read';
const names = Object.keys(tables) as Table[];

beforeAll(async () => {
  // Rows without an explicit time have the time of the seeding, which differs between the two.
  const same = names
    .map((table) => `update "${table}" set created_at = '2026-11-01 10:00:00+00' where id > 0;`)
    .join('\n');
  const record = `insert into "Contact Records" (first_name, message) values ('Asha', '${secret}');`;
  for (const engine of [backend, postgrest]) await engine.sql(record + same);
});

const codeOf = ({ json }: Received) =>
  typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : '-';

/** Everything that must be the same: the answer, or the shape and code of an error. */
function full(answer: Received): string {
  const { status, headers, json, text } = answer;
  const isGood = status < 300;
  const shape = isGood ? (json ?? text) : Object.keys(Object(json)).toSorted();
  const code = isGood ? '-' : codeOf(answer);
  return `${status} ${code} ${String(headers['content-range'])} ${JSON.stringify(shape)}`;
}

/** Changes with every row that is added, changed or taken away. */
const fingerprint = names
  .map((t) => `select '${t}' as name, count(*)::int, max(xmin::text::bigint)::text from "${t}"`)
  .join(' union all ');

interface State {
  name: string;
  count: number;
}

/** Whether all rows are as they were, except for a message that was stored. */
function areKept(before: State[], after: State[], isStored: boolean): boolean {
  return after.every((now, index) => {
    const { count } = before[index] ?? now;
    if (isStored && now.name === 'Contact Records') return now.count === count + 1;
    return JSON.stringify(now) === JSON.stringify(before[index]);
  });
}

/** Sends a visitor's call to both, and returns what is wrong with the answers or with the rows. */
async function compare(call: Call): Promise<string[]> {
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  const states = async () =>
    isRead ? [] : Promise.all([backend, postgrest].map((one) => one.sql<State>(fingerprint)));
  const before = await states();
  const answers = [await ask(backend, call), await send(postgrest.target, call)];
  const after = await states();

  const [ours = '', theirs = ''] = answers.map(full);
  const begin = (text: string) => text.slice(0, 300);
  const differ = `differs:\n  embedded ${begin(ours)}\n  postgrest  ${begin(theirs)}`;
  const found = ours === theirs ? [] : [differ];
  for (const [index, { status, text }] of answers.entries()) {
    if (status >= 500) found.push(`answered ${status}`);
    if (text.includes(secret)) found.push('showed a message');
    if (!areKept(before[index] ?? [], after[index] ?? [], status === 201))
      found.push('changed rows');
  }
  return found.map((what) => `${call.name}: ${what}`);
}

async function compareAll(calls: Call[]): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) found.push(...(await compare(call)));
  return found;
}

test.for(names)('every verb on "%s"', async (table) => {
  expect(await compareAll(callsOn(table))).toEqual([]);
});

test('functions, the catalogue and other schemas, values that PostgreSQL refuses', async () => {
  expect(await compareAll(callsElsewhere())).toEqual([]);
});
