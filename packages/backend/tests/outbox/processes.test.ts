import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { type TestBackend, startTestBackend } from '../../src/testing.ts';
import { makeDataFolders, messagesIn, send } from '../support/dataFolder.ts';
import { startMailServer, startWebhookReceiver } from '../support/receivers.ts';
import type { ReceivedWebhook } from '../support/receivers.ts';

const folders = makeDataFolders();

const mailServer = useFixture(startMailServer);
const receiver = useFixture(startWebhookReceiver);
const log: string[] = [];

afterEach(() => {
  receiver.onWebhook = ({ answer }) => answer(204);
  receiver.webhooks.length = 0;
  mailServer.mails.length = 0;
});

const webhook = () => ({
  NOTIFY_WEBHOOK_URL: receiver.url,
  NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`,
});
const both = () => ({
  ...webhook(),
  NOTIFY_SMTP_URL: mailServer.url,
  NOTIFY_MAIL_TO: 'office@example.org',
  NOTIFY_MAIL_FROM: 'site@example.org',
});

const start = (dataDir: string): Promise<TestBackend> =>
  folders.start(dataDir, {
    env: { ...both(), NOTIFY_SITE_NAME: 'Setu' },
    onLog: (line) => log.push(line),
  });

/** Starts the process that `npm run notify` starts, for the database of a backend that sends nothing itself. */
const startNotifying = (dataDir: string, env: Record<string, string>) =>
  folders.runCommand(
    [process.execPath, fileURLToPath(new URL('../../src/outbox/start.ts', import.meta.url))],
    {
      PGHOST: join(dataDir, 'db'),
      PGUSER: 'postgres',
      NOTIFY_DATABASE_URL: 'postgres:///postgres',
      ...env,
    },
  );

/** Withholds answers, and resolves with the webhook that arrives. */
function hold(): Promise<ReceivedWebhook> {
  const came = Promise.withResolvers<ReceivedWebhook>();
  receiver.onWebhook = came.resolve;
  return came.promise;
}

/** The number of all notices, and of those that were sent. */
const sentOf = async (backend: TestBackend) => {
  const [counts] = await backend.sql<{ all: number; sent: number }>(
    'select count(*)::int as all, count(sent_at)::int as sent from contact_outbox.deliveries',
  );
  return counts;
};

test('mail and webhook tell of a message, no visitor waits for them, and kill -9 loses none', async () => {
  const dataDir = await folders.seeded('told');
  const first = await start(dataDir);
  expect(log).toContain('Messages are announced by mail and webhook');

  // While the webhook is not answered, messages are still accepted.
  const held = hold();
  expect(await send(first, 'One')).toBe(201);
  const { headers, body } = await held;
  expect(await send(first, 'Two')).toBe(201);
  expect(receiver.webhooks).toHaveLength(1);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect(mailServer.mails[0]?.headers['subject']).toBe('A new message: Setu');
  expect(JSON.stringify(mailServer.mails) + body).not.toContain('One');

  // The receiver has accepted the notice, and the sender dies before it can record that.
  await expect.poll(() => sentOf(first)).toEqual({ all: 2, sent: 1 });
  await first.kill();
  const again = hold();
  const second = await start(dataDir);
  // As if two minutes had passed.
  await second.sql(`update contact_outbox.deliveries set due_at = now() where sent_at is null`);
  const repeated = await again;
  receiver.onWebhook = ({ answer }) => answer(204);
  repeated.answer(204);
  expect(repeated.headers['webhook-id']).toBe(headers['webhook-id']);
  expect(repeated.body).toBe(body);

  // The message that has arrived since is reported as well, a minute after the first.
  await second.sql(`update contact_outbox.deliveries set made_at = made_at - interval '1 minute'`);
  await expect.poll(() => sentOf(second)).toEqual({ all: 4, sent: 4 });
  const ids = receiver.webhooks.map((webhook) => webhook.headers['webhook-id']);
  expect(ids).toEqual([headers['webhook-id'], headers['webhook-id'], ids[2]]);
  expect(new Set(ids).size).toBe(2);
  expect(new Set(mailServer.mails.map((mail) => mail.headers['message-id'])).size).toBe(2);
  expect(await messagesIn(dataDir)).toEqual(['One', 'Two']);

  // A receiver that hangs does not hold up the stop.
  const hanging = hold();
  await second.sql(`update contact_outbox.deliveries set made_at = made_at - interval '1 hour'`);
  expect(await send(second, 'Three')).toBe(201);
  await hanging;
  await second.stop();
  expect(await second.exited).toEqual({ code: 0 });
}, 120_000);

describe('a process of its own', () => {
  const backend = useFixture(() => startTestBackend());

  test('tells by mail and webhook what it is asked to, until it is stopped', async () => {
    const { child, exited, output } = startNotifying(backend.dataDir, {
      ...both(),
      NOTIFY_INCLUDE_MESSAGE: 'yes',
    });
    await backend.sql(`insert into "Contact Records" (first_name, email, message)
      values ('Asha', 'asha@example.org', 'One')`);
    await expect.poll(() => receiver.webhooks.length).toBe(1);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    expect(mailServer.mails[0]?.headers['subject']).toBe('A new message');
    expect(mailServer.mails[0]?.text).toContain('> Asha <asha@example.org>\n> \n> One\n');
    await expect.poll(() => sentOf(backend)).toEqual({ all: 2, sent: 2 });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).toBe('Messages are announced by mail and webhook\n');
  });

  /** What it says of settings. */
  const wrong: Record<string, () => Record<string, string>> = {
    'NOTIFY_SMTP_URL, NOTIFY_WEBHOOK_URL or PURGE_SITES must be set.': () => ({}),
    'PURGE_SITES must name the sites that the caches read from.': () => ({
      PURGE_VARNISH: 'http://127.0.0.1:6081',
    }),
    'NOTIFY_DATABASE_URL must be an address such as postgres://user:password@host/postgres.':
      () => ({ ...webhook(), NOTIFY_DATABASE_URL: 'db.example.org' }),
    'The database has no outbox. Run the migrations first (supabase db push).': () => ({
      ...webhook(),
      NOTIFY_DATABASE_URL: 'postgres:///template1',
    }),
    'NOTIFY_DATABASE_URL must be an address whose user and password are percent-encoded.': () => ({
      ...webhook(),
      NOTIFY_DATABASE_URL: 'postgres://setu:100%@127.0.0.1/postgres',
    }),
    'The database of NOTIFY_DATABASE_URL cannot be reached (Error ECONNREFUSED): check its host, user and password.':
      () => ({ ...webhook(), NOTIFY_DATABASE_URL: 'postgres://setu:secret@127.0.0.1:9/postgres' }),
  };

  test.each(Object.entries(wrong))('says: %s', async (says, env) => {
    const { exited, output } = startNotifying(backend.dataDir, env());
    expect(await exited).toBe(1);
    expect(output()).toBe(`The sender did not start: ${says}\n`);
  });
});
