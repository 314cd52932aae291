import { expect, test } from 'vitest';
import { describeChannels, readNotifySettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`;

const mail = {
  NOTIFY_SMTP_URL: 'smtps://user:pass%2Fword@mail.example.org',
  NOTIFY_MAIL_TO: 'office@example.org, head@example.org',
  NOTIFY_MAIL_FROM: 'site@example.org',
};
const webhook = {
  NOTIFY_WEBHOOK_URL: 'https://hooks.example.org/in?key=1',
  NOTIFY_WEBHOOK_SECRET: secret,
};

test.each([
  [
    'nothing',
    {},
    'No notice of messages is sent. To set it up: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#notifications',
  ],
  ['empty settings', { NOTIFY_SMTP_URL: '', NOTIFY_INCLUDE_MESSAGE: '' }, /^No notice/],
  ['mail', mail, 'Messages are announced by mail'],
  ['a webhook', webhook, 'Messages are announced by webhook'],
  ['both', { ...mail, ...webhook }, 'Messages are announced by mail and webhook'],
  ['another secret too', { ...webhook, NOTIFY_WEBHOOK_SECRET: `${secret} ${secret}` }, /webhook$/],
  ['this machine', { ...webhook, NOTIFY_WEBHOOK_URL: 'http://[::1]:9/' }, /webhook$/],
  ['a mail server here', { ...mail, NOTIFY_SMTP_URL: 'smtp://localhost:25' }, /mail$/],
])('of %s is read who is told', (_what, env, line) => {
  expect(describeChannels(readNotifySettings(env))).toMatch(line);
});

type Wrong = [env: Record<string, string>, message: string];

const wrong = (name: string, values: string[], message: string) =>
  values.map((value): Wrong => [{ ...mail, ...webhook, [name]: value }, `${name} ${message}`]);

test.each<Wrong>([
  [
    { NOTIFY_SMTP_URL: mail.NOTIFY_SMTP_URL },
    'NOTIFY_MAIL_TO and NOTIFY_MAIL_FROM must be set where NOTIFY_SMTP_URL is.',
  ],
  [
    { NOTIFY_WEBHOOK_URL: webhook.NOTIFY_WEBHOOK_URL },
    'NOTIFY_WEBHOOK_SECRET must be set where NOTIFY_WEBHOOK_URL is.',
  ],
  ...wrong(
    'NOTIFY_SMTP_URL',
    [
      'mail.example.org',
      'https://mail.example.org',
      'smtps://user:secret@',
      'smtps://mail.example.org/?logger=true',
      'smtps://u:%E0%A4@mail.example.org',
    ],
    'must be an address',
  ),
  ...wrong(
    'NOTIFY_MAIL_TO',
    ['office', 'a@b.org\r\nBcc: c@d.org', 'Office <office@example.org>', 'a@b.org,'],
    'must be e-mail addresses',
  ),
  ...wrong('NOTIFY_MAIL_FROM', ['a@example.org, b@example.org'], 'must be one e-mail address.'),
  ...wrong(
    'NOTIFY_WEBHOOK_URL',
    ['http://hooks.example.org', 'http://127.0.0.1.example.org', 'https://u:p@example.org'],
    'must be an https address without a user.',
  ),
  ...wrong(
    'NOTIFY_WEBHOOK_SECRET',
    ['secret', 'whsec_', 'whsec_c2hvcnQ=', `${secret} whsec_###`],
    'must be whsec_ and 24 to 64 bytes in base64.',
  ),
  ...wrong('NOTIFY_INCLUDE_MESSAGE', ['true'], 'must be yes or no.'),
])('a wrong setting stops the start with its name, and is not repeated: %j', (env, message) => {
  let said = '';
  try {
    readNotifySettings(env);
  } catch (error) {
    said = String(error);
  }
  expect(said).toContain(`StartError: ${message}`);
  expect(said).not.toMatch(/user:secret|%E0|logger|c2hvcnQ|###|\n/);
});
