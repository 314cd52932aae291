import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailChannel } from '../../src/outbox/mail.ts';
import type { Notice } from '../../src/outbox/notice.ts';
import { readNotifySettings } from '../../src/outbox/settings.ts';
import { startMailServer, startWebhookReceiver } from '../support/receivers.ts';
import type { MailServer, WebhookReceiver } from '../support/receivers.ts';

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

describe('a webhook', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.stop());

  const channel = () =>
    channelOf({
      NOTIFY_WEBHOOK_URL: receiver.url,
      NOTIFY_WEBHOOK_SECRET: [key, laterKey]
        .map((secret) => `whsec_${secret.toString('base64')}`)
        .join(' '),
    });

  test('is posted with its id, and signed with each secret over id, time and body', async () => {
    await channel().send(notice, never);
    const [received] = receiver.webhooks;
    const { body = '', headers = {} } = received ?? {};
    const time = headers['webhook-timestamp'];
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': `msg_${notice.id}`,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    const signatures = [key, laterKey].map((secret) => {
      const signed = createHmac('sha256', secret).update(
        `msg_${notice.id}.${String(time)}.${body}`,
      );
      return `v1,${signed.digest('base64')}`;
    });
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
    expect(JSON.parse(body)).toEqual({
      type: 'contact.messages',
      timestamp: notice.since,
      data: { count: 2, messages: [{ id: '7' }, { id: '8' }] },
    });
  });

  test('holds what was written where it was read', async () => {
    const words = { name: 'Asha Rao', email: 'asha@example.com', message: 'Hello' };
    await channel().send({ ...notice, messages: [{ id: '7', words }, { id: '8' }] }, never);
    expect(JSON.parse(receiver.webhooks[0]?.body ?? '')).toMatchObject({
      data: { messages: [{ id: '7', ...words }, { id: '8' }] },
    });
  });

  test.each([302, 307, 400, 410, 500])('that is answered with %i was not taken', async (status) => {
    receiver.onWebhook = ({ answer }) => answer(status, { Location: receiver.url });
    await expect(channel().send(notice, never)).rejects.toThrow(`the receiver answered ${status}`);
    expect(receiver.webhooks).toHaveLength(1);
  });

  test('that nobody takes fails with a code, and without the address', async () => {
    const sending = channel();
    await receiver.stop();
    await expect(sending.send(notice, never)).rejects.toMatchObject({
      name: 'Undelivered',
      message: 'ECONNREFUSED',
    });
    receiver = await startWebhookReceiver();
  });

  test('that hangs is broken off', async () => {
    const stopping = new AbortController();
    receiver.onWebhook = () => stopping.abort();
    await expect(channel().send(notice, stopping.signal)).rejects.toThrow('AbortError');
  });
});

describe('a mail', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  beforeEach(() => {
    server.mails.length = 0;
    server.answer = '250 Taken';
    delete server.refused;
  });
  afterAll(() => server.stop());

  const channel = (siteName = 'Setu') =>
    channelOf({
      NOTIFY_SMTP_URL: server.url,
      NOTIFY_MAIL_TO: 'office@example.org, head@example.org',
      NOTIFY_MAIL_FROM: 'site@example.org',
      NOTIFY_SITE_NAME: siteName,
    });

  test('says in two languages that messages have come, and where to read them', async () => {
    await channel().send(notice, never);
    const [mail] = server.mails;
    expect(mail?.text).toBe(
      [
        'Setu: 2 messages have come through the contact form.',
        'Setu: संपर्क फ़ॉर्म से 2 नए संदेश आए हैं।',
        '',
        'Read them where the website runs / संदेश यहाँ पढ़ें:',
        '    npm run desk messages',
        '',
      ].join('\n'),
    );
    expect(mail).toMatchObject({
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
    await channel('').send({ ...notice, count: 1, messages: [{ id: '7' }] }, never);
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
    await channel('Setu\r\nBcc: all@example.com').send(told, never);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['office@example.org', 'head@example.org']);
    expect(Object.keys(mail?.headers ?? {}).toSorted()).toEqual([
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
    expect(mail?.headers['subject']).toBe('102 new messages: Setu Bcc: all@example.com');
    expect(mail?.text.split('\n').slice(5)).toEqual([
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

  test('that is refused was not taken, and the reason repeats nothing of the server', async () => {
    server.answer = '550 No such user office@example.org';
    await expect(channel().send(notice, never)).rejects.toMatchObject({
      name: 'Undelivered',
      message: 'EMESSAGE, the mail server answered 550',
    });
  });

  test('that one of its addresses does not get says so, and is sent', async () => {
    server.refused = 'head@example.org';
    expect(await channel().send(notice, never)).toBe('the mail server refused 1 of 2 addresses');
    expect(server.mails).toMatchObject([{ to: ['office@example.org'] }]);
  });

  test('is not given to a server elsewhere that offers no encryption', async () => {
    const elsewhere = mailChannel({
      host: '127.0.0.1',
      port: Number(new URL(server.url).port),
      secure: false,
      isLoopback: false,
      auth: { user: 'office', pass: 'a password' },
      from: 'site@example.org',
      to: ['office@example.org'],
      siteName: undefined,
    });
    await expect(elsewhere.send(notice, never)).rejects.toThrow(/^ETLS/);
    expect(server.mails).toEqual([]);
  });
});
