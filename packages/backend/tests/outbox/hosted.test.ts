import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { send } from '../support/http.ts';
import { startMailServer, startWebhookReceiver } from '../support/receivers.ts';
import type { MailServer, WebhookReceiver } from '../support/receivers.ts';
import { startPostgrest } from '../support/postgrest.ts';
import type { Postgrest } from '../support/postgrest.ts';

// A project that somebody else hosts: real PostgreSQL behind the real PostgREST.

let postgrest: Postgrest;
let mailServer: MailServer;
let receiver: WebhookReceiver;
const started: ChildProcess[] = [];

beforeAll(async () => {
  [postgrest, mailServer, receiver] = await Promise.all([
    startPostgrest('secret'.repeat(8)),
    startMailServer(),
    startWebhookReceiver(),
  ]);
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => Promise.all([postgrest?.stop(), mailServer?.stop(), receiver?.stop()]));

const within = { timeout: 45_000, interval: 20 };

/** Sends a message as a visitor does. */
async function sendMessage(message: string): Promise<number> {
  const { status } = await send(postgrest.target, {
    method: 'POST',
    path: '/Contact%20Records',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ first_name: 'Asha', email: 'asha@example.com', message }),
  });
  return status;
}

/** Starts the process that `npm run notify` starts. */
function startNotifying(env: Record<string, string>) {
  const file = fileURLToPath(new URL('../../src/outbox/start.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      PGHOST: postgrest.socketFolder,
      PGUSER: 'postgres',
      NOTIFY_DATABASE_URL: 'postgres:///postgres',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { child, output: () => output };
}

const webhook = () => ({
  NOTIFY_WEBHOOK_URL: receiver.url,
  NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`,
});
const mail = () => ({
  NOTIFY_SMTP_URL: mailServer.url,
  NOTIFY_MAIL_TO: 'office@example.org',
  NOTIFY_MAIL_FROM: 'site@example.org',
});

test('a message that was taken is noted, and nobody reads that over HTTP', async () => {
  expect(await sendMessage('Noted')).toBe(201);
  expect(await postgrest.sql('select from contact_outbox.notes')).toHaveLength(1);
  for (const table of ['notes', 'deliveries']) {
    const path = `/${table}?select=*`;
    expect(await send(postgrest.target, { method: 'GET', path })).toMatchObject({ status: 404 });
    const headers = { 'Accept-Profile': 'contact_outbox' };
    expect(await send(postgrest.target, { method: 'GET', path, headers })).toMatchObject({
      status: 406,
    });
  }
});

test('a process of its own tells by mail and webhook, and goes on after kill -9', async () => {
  await postgrest.sql('truncate contact_outbox.notes, contact_outbox.deliveries');
  const first = startNotifying(webhook());
  const held = Promise.withResolvers<string>();
  receiver.onWebhook = ({ headers }) => held.resolve(String(headers['webhook-id']));
  expect(await sendMessage('One')).toBe(201);
  const id = await held.promise;
  expect(await sendMessage('Two')).toBe(201);
  first.child.kill('SIGKILL');
  await once(first.child, 'close');

  receiver.onWebhook = ({ answer }) => answer(204);
  await postgrest.sql(
    `update contact_outbox.deliveries set due_at = now(), made_at = now() - interval '1 minute'`,
  );
  const second = startNotifying({ ...webhook(), ...mail(), NOTIFY_INCLUDE_MESSAGE: 'yes' });
  await expect.poll(() => receiver.webhooks.length, within).toBe(3);
  await expect.poll(() => mailServer.mails.length, within).toBe(1);
  expect(receiver.webhooks.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(2);
  // Mail was set after the first was told of.
  expect(mailServer.mails[0]?.headers['subject']).toBe('A new message');
  expect(mailServer.mails[0]?.text).toContain('> Asha <asha@example.com>\n> \n> Two\n');
  const unsent = 'select from contact_outbox.deliveries where sent_at is null';
  await expect.poll(() => postgrest.sql(unsent), within).toEqual([]);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'close')).toEqual([0, null]);
  expect(second.output()).toBe('Messages are told of by mail and webhook\n');
});

test.each<[string, () => Record<string, string>, string]>([
  ['nobody is to be told', () => ({}), 'NOTIFY_SMTP_URL or NOTIFY_WEBHOOK_URL must be set.'],
  [
    'it does not know the database',
    () => ({ ...webhook(), NOTIFY_DATABASE_URL: 'db.example.org' }),
    'NOTIFY_DATABASE_URL must be an address such as postgres://user:password@host/postgres.',
  ],
  [
    'the database has no outbox',
    () => ({ ...webhook(), NOTIFY_DATABASE_URL: 'postgres:///template1' }),
    'The database has no outbox. Run the migrations first (supabase db push).',
  ],
])('where %s it says so', async (_what, env, says) => {
  const { child, output } = startNotifying(env());
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(`The sender did not start: ${says}\n`);
});

/** What Supabase's trigger does, as far as it goes before the network. */
const supabaseFunctions = `
  create schema supabase_functions;
  create table supabase_functions.posted (url text, method text, headers jsonb, body jsonb);
  create function supabase_functions.http_request() returns trigger language plpgsql as $$
  begin
    insert into supabase_functions.posted values (tg_argv[0], tg_argv[1], tg_argv[2]::jsonb,
      jsonb_build_object('type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name,
        'record', new, 'old_record', null));
    return new;
  end $$`;

test('the Database Webhook of docs/deploy.md posts an id and a time, nothing that was written', async () => {
  const paper = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, statement = ''] =
    /^```sql\n(create trigger tell_of_message [^]*?)^```$/m.exec(paper) ?? [];
  await postgrest.sql(supabaseFunctions);
  await postgrest.sql(statement);
  expect(await sendMessage('Posted')).toBe(201);
  const [stored] = await postgrest.sql<{ id: string }>(
    `select id::text from "Contact Records" where message = 'Posted'`,
  );
  expect(await postgrest.sql('select * from supabase_functions.posted')).toEqual([
    {
      url: 'https://hooks.example.org/setu',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer <a secret>' },
      body: {
        type: 'INSERT',
        schema: 'contact_outbox',
        table: 'notes',
        record: {
          id: expect.any(Number),
          message_id: stored?.id,
          noted_at: expect.any(String),
        },
        old_record: null,
      },
    },
  ]);
});
