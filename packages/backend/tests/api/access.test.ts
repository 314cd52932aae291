import { beforeAll, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { loadKeys } from '../../src/database/keys.ts';
import { startTestBackend } from '../../src/testing.ts';
import { ask, send, targetOf } from '../support/http.ts';
import type { Received } from '../support/http.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { claimsOf, token } from '../support/tokens.ts';
import { callsElsewhere, callsOn, tables } from './calls.ts';
import type { Call, Table } from './calls.ts';

/** The embedded backend and PostgREST answer the same calls, from the same migrations and seeds. */
const backend = useFixture(() => startTestBackend());
let jwtSecret: string;
const postgrest = useFixture(() => {
  ({ jwtSecret } = loadKeys(backend.dataDir));
  return startPostgrest(jwtSecret);
});

const secret = 'What a visitor wrote, and no other may read';
type Headers = Record<string, string>;
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

/** Sends a call to both, and returns what is wrong with the answers or with the rows. */
async function compare(role: string, call: Call, headers: Headers): Promise<string[]> {
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  const states = async () =>
    isRead ? [] : Promise.all([backend, postgrest].map((one) => one.sql<State>(fingerprint)));
  const before = await states();
  const sent = { ...call, headers: { ...headers, ...call.headers } };
  const answers = [await ask(backend, sent), await send(postgrest.target, sent)];
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
  return found.map((what) => `${role} ${call.name}: ${what}`);
}

async function compareAll(role: string, calls: Call[], headers: Headers): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) found.push(...(await compare(role, call, headers)));
  return found;
}

const session = () => ({ Authorization: `Bearer ${token(claimsOf('authenticated'), jwtSecret)}` });
const roles: [role: string, headers: () => Headers][] = [
  ['a visitor', () => ({})],
  ['an account', session],
];

describe.for(roles)('%s', ([role, headers]) => {
  test.for(names)('every verb on "%s"', async (table) => {
    expect(await compareAll(role, callsOn(table), headers())).toEqual([]);
  });

  test('functions, the catalogue and other schemas, values that PostgreSQL refuses', async () => {
    expect(await compareAll(role, callsElsewhere(), headers())).toEqual([]);
  });
});

describe('a session that is not one', () => {
  const forged: [string, () => string][] = [
    ['unsigned', () => token(claimsOf('service_role'), '', 'none')],
    ['signed with another secret', () => token(claimsOf('service_role'), 'guessed'.repeat(8))],
    ['signed with no secret', () => token(claimsOf('service_role'), ' ')],
    ['that names another algorithm', () => token(claimsOf('service_role'), jwtSecret, 'RS256')],
    ['that is over', () => token(claimsOf('authenticated', 7_200), jwtSecret)],
    ['of no form', () => 'abc'],
    ['of no content', () => '..'],
    ['that was cut', () => token(claimsOf('authenticated'), jwtSecret).slice(0, -3)],
  ];

  test.for(forged)('%s opens nothing', async ([, make]) => {
    const headers = { Authorization: `Bearer ${make()}` };
    for (const table of names) {
      const path = `/${encodeURIComponent(table)}?select=id`;
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']) {
        const call = { method, path, headers };
        const ours = await ask(backend, call);
        const theirs = await send(postgrest.target, call);
        expect([ours.status, theirs.status], `${method} ${table}`).toEqual([401, 401]);
      }
    }
  });
});

test('without the key, or with another, the embedded gateway refuses every verb', async () => {
  const keys = ['', 'sb_publishable_guessed', 'sb_secret_guessed', backend.anonKey.slice(0, -1)];
  const headers = [{}, ...keys.map((apikey) => ({ apikey }))];
  for (const given of headers) {
    for (const call of [...callsOn('Articles'), ...callsOn('Contact Records')]) {
      const { status, text } = await send(targetOf(backend), {
        ...call,
        headers: { ...call.headers, ...given },
      });
      expect(status, `${call.name} with ${JSON.stringify(given)}`).toBe(401);
      expect(text).not.toContain('"id"');
    }
  }
});

test('no message was changed or taken away by any of it', async () => {
  for (const engine of [backend, postgrest]) {
    const rows = await engine.sql(
      `select message from "Contact Records" where first_name = 'Asha'`,
    );
    expect(rows).toEqual([{ message: secret }]);
  }
});
