import { beforeAll, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { startTestBackend } from '../../src/testing.ts';
import { type Received, ask, send } from '../support/http.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { calls, tables } from './calls.ts';

/** The embedded backend and PostgREST answer the same calls, from the same migrations and seeds. */
const backend = useFixture(() => startTestBackend());
const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));
const both = <Result>(run: (engine: typeof backend | typeof postgrest) => Promise<Result>) =>
  Promise.all([backend, postgrest].map(run));

const secret = 'What a visitor wrote, and no other may read';
const names = Object.keys(tables);

/** Changes with every row that is added, changed or taken away, except for messages that are added. */
const fingerprint = names
  .map((table) => {
    const rows = table === 'Contact Records' ? `where message = '${secret}'` : '';
    return `select '${table}', count(*)::int, max(xmin::text::bigint)::text from "${table}" ${rows}`;
  })
  .join(' union all ');
let before: unknown;

beforeAll(async () => {
  // Rows without an explicit time have the time of the seeding, which differs between the two.
  const same = names.map((table) => `update "${table}" set created_at = '2026-11-01 10:00:00+00';`);
  const record = `insert into "Contact Records" (first_name, message) values ('Asha', '${secret}');`;
  await both((engine) => engine.sql([record, ...same].join('\n')));
  before = await both((engine) => engine.sql(fingerprint));
});

/** Everything that must be the same: the answer, or the shape and code of an error. */
function seen({ status, headers, json, text }: Received) {
  const range = headers['content-range'];
  if (status < 300) return { status, range, answer: json ?? text };
  const { code, ...rest } = Object(json) as Record<string, unknown>;
  return { status, range, code, shape: Object.keys(rest).toSorted() };
}

test.for(calls)('$method $path $headers $body', async (call) => {
  const [ours, theirs] = [await ask(backend, call), await send(postgrest.target, call)];
  expect(seen(ours)).toEqual(seen(theirs));
  for (const { status, text } of [ours, theirs]) {
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(secret);
  }
});

test('none of these calls has changed a row', async () => {
  expect(await both((engine) => engine.sql(fingerprint))).toEqual(before);
  const messages = `select first_name, last_name, email, message from "Contact Records" order by id`;
  const [ours, theirs] = await both((engine) => engine.sql(messages));
  expect(ours).toEqual(theirs);
});
