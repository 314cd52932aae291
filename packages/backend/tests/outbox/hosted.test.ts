import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { send } from '../support/http.ts';
import { startMailServer, startWebhookReceiver } from '../support/receivers.ts';
import { startPostgrest } from '../support/postgrest.ts';

// A hosted project: real PostgreSQL behind the real PostgREST.

const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));
const mailServer = useFixture(startMailServer);
const receiver = useFixture(startWebhookReceiver);
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

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

test('a process of its own tells by mail and webhook what it is asked to, until it is stopped', async () => {
  const notifying = startNotifying({ ...webhook(), ...mail(), NOTIFY_INCLUDE_MESSAGE: 'yes' });
  expect(await sendMessage('One')).toBe(201);
  await expect.poll(() => receiver.webhooks.length).toBe(1);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect(mailServer.mails[0]?.headers['subject']).toBe('A new message');
  expect(mailServer.mails[0]?.text).toContain('> Asha <asha@example.com>\n> \n> One\n');
  const unsent = 'select from contact_outbox.deliveries where sent_at is null';
  await expect.poll(() => postgrest.sql(unsent)).toEqual([]);
  notifying.child.kill('SIGTERM');
  expect(await once(notifying.child, 'close')).toEqual([0, null]);
  expect(notifying.output()).toBe('Messages are told of by mail and webhook\n');
});

test.each<[string, () => Record<string, string>, string]>([
  [
    'no channel is set',
    () => ({}),
    'NOTIFY_SMTP_URL, NOTIFY_WEBHOOK_URL or PURGE_SITES must be set.',
  ],
  [
    'caches are set without their sites',
    () => ({ PURGE_VARNISH: 'http://127.0.0.1:6081' }),
    'PURGE_SITES must name the sites that the caches read from.',
  ],
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
