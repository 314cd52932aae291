import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { mailChannel } from '../../src/outbox/mail.ts';
import type { Channel, Notice } from '../../src/outbox/notice.ts';
import { readNotifySettings } from '../../src/outbox/settings.ts';
import { startMailServer, startWebhookReceiver } from '../support/receivers.ts';
import type { WebhookReceiver } from '../support/receivers.ts';

const key = Buffer.alloc(32, 'k');
const laterKey = Buffer.alloc(32, 'l');

const notice: Notice = {
  id: '6f0e5b1c-0000-4000-8000-000000000001',
  count: 2,
  since: '2026-11-22T10:00:00.5+00:00',
  messages: [{ id: '7' }, { id: '8' }],
};

const never = new AbortController().signal;

function channelOf(env: Record<string, string>) {
  const [channel] = readNotifySettings(env).channels;
  if (!channel) throw new Error('No channel is set.');
  return channel;
}

let receiver: WebhookReceiver;
const server = useFixture(startMailServer);
let stopping: AbortController;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  stopping = new AbortController();
  server.mails.length = 0;
  server.answer = '250 Taken';
  delete server.refused;
});
afterEach(() => receiver.stop());

const webhook = () =>
  channelOf({
    NOTIFY_WEBHOOK_URL: receiver.url,
    NOTIFY_WEBHOOK_SECRET: [key, laterKey]
      .map((secret) => `whsec_${secret.toString('base64')}`)
      .join(' '),
  });

const mail = (siteName = 'Setu') =>
  channelOf({
    NOTIFY_SMTP_URL: server.url,
    NOTIFY_MAIL_TO: 'office@example.org, head@example.org',
    NOTIFY_MAIL_FROM: 'site@example.org',
    NOTIFY_SITE_NAME: siteName,
  });

/** To a server that counts as another machine. */
const mailElsewhere = () =>
  mailChannel({
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    secure: false,
    isLoopback: false,
    auth: { user: 'office', pass: 'a password' },
    from: 'site@example.org',
    to: ['office@example.org'],
    siteName: undefined,
  });

const answerWebhookWith = (status: number) => () => {
  receiver.onWebhook = ({ answer }) => answer(status, { Location: receiver.url });
};

/** Failures, and the whole message of each error: no address, no secret, nothing that the receiver answered. */
const failures: [
  what: string,
  channel: () => Channel,
  arrange: () => unknown,
  told: string | RegExp,
][] = [
  ...[302, 307, 400, 410, 500].map((status): (typeof failures)[number] => [
    `a receiver that answers ${status}`,
    webhook,
    answerWebhookWith(status),
    `the receiver answered ${status}`,
  ]),
  ['a receiver that does not listen', webhook, () => receiver.stop(), 'ECONNREFUSED'],
  [
    'a stop while a receiver hangs',
    webhook,
    () => (receiver.onWebhook = () => stopping.abort()),
    'AbortError',
  ],
  [
    'a mail server that refuses',
    mail,
    () => (server.answer = '550 No such user office@example.org'),
    'EMESSAGE, the mail server answered 550',
  ],
  ['a mail server elsewhere without encryption', mailElsewhere, () => {}, /^ETLS/],
];

test.each(failures)('%s: not delivered', async (_what, channel, arrange, told) => {
  const sending = channel();
  await arrange();
  await expect(sending.send(notice, stopping.signal)).rejects.toMatchObject({
    name: 'Undelivered',
    message: expect.stringMatching(told),
  });
  expect(receiver.webhooks.length).toBeLessThanOrEqual(1);
  expect(server.mails).toEqual([]);
});

test('a mail that one address refuses says so, and is delivered to the others', async () => {
  server.refused = 'head@example.org';
  expect(await mail().send(notice, never)).toBe('the mail server refused 1 of 2 addresses');
  expect(server.mails).toMatchObject([{ to: ['office@example.org'] }]);
});

test('a webhook is posted with its id and what was read, and signed with each secret over id, time and body', async () => {
  const words = { name: 'Asha Rao', email: 'asha@example.com', message: 'Hello' };
  await webhook().send({ ...notice, messages: [{ id: '7', words }, { id: '8' }] }, never);
  const [received] = receiver.webhooks;
  const { body = '', headers = {} } = received ?? {};
  const time = headers['webhook-timestamp'];
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `msg_${notice.id}`,
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
  });
  const signatures = [key, laterKey].map((secret) => {
    const signed = createHmac('sha256', secret).update(`msg_${notice.id}.${String(time)}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  expect(headers['webhook-signature']).toBe(signatures.join(' '));
  expect(JSON.parse(body)).toEqual({
    type: 'contact.messages',
    timestamp: notice.since,
    data: { count: 2, messages: [{ id: '7', ...words }, { id: '8' }] },
  });
});

describe('a mail', () => {
  test('says in two languages that messages have come, and where to read them', async () => {
    await mail().send(notice, never);
    const [received] = server.mails;
    expect(received?.text).toBe(
      [
        'Setu: 2 messages have come through the contact form.',
        'Setu: संपर्क फ़ॉर्म से 2 नए संदेश आए हैं।',
        '',
        'Read them at the desk / संदेश डेस्क में पढ़ें।',
        '',
      ].join('\n'),
    );
    expect(received).toMatchObject({
      from: 'site@example.org',
      to: ['office@example.org', 'head@example.org'],
      headers: {
        subject: '2 new messages: Setu',
        'message-id': `<${notice.id}@example.org>`,
        'auto-submitted': 'auto-generated',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  });

  test('of a site without a name', async () => {
    await mail('').send({ ...notice, count: 1, messages: [{ id: '7' }] }, never);
    expect(server.mails[0]?.headers['subject']).toBe('A new message');
    expect(server.mails[0]?.text).toMatch(
      /^A message has come through the contact form\.\nसंपर्क फ़ॉर्म से एक नया संदेश आया है।\n/,
    );
  });

  test('lets nothing that was written, nor a name, become a header or a line of its own', async () => {
    const words = {
      name: 'Asha\r\nBcc: all@example.com',
      email: 'a@example.com>\nTo: <all@example.com',
      message: 'Hello\r\n\r\n.\u2028Message 9\nA\u001B[2Jb\u0000',
    };
    const told = { ...notice, count: 102, messages: [{ id: '7', words }] };
    await mail('Setu\r\nBcc: all@example.com').send(told, never);
    const [received] = server.mails;
    expect(received?.to).toEqual(['office@example.org', 'head@example.org']);
    expect(Object.keys(received?.headers ?? {}).toSorted()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(received?.headers['subject']).toBe('102 new messages: Setu Bcc: all@example.com');
    expect(received?.text.split('\n').slice(4)).toEqual([
      '',
      'Message 7',
      '> Asha Bcc: all@example.com <a@example.com> To: <all@example.com>',
      '> ',
      '> Hello',
      '> ',
      '> .',
      '> Message 9',
      '> A [2Jb ',
      '',
      'And 101 more.',
      '',
    ]);
  });
});
