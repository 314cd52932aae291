import { StartError } from '../shared/errors.ts';
import { type MailSettings, mailChannel } from './mail.ts';
import type { Channel } from './notice.ts';
import { type WebhookSettings, webhookChannel } from './webhook.ts';

interface NotifySettings {
  /** Empty: no notices are sent. */
  channels: readonly Channel[];
  /** Whether notices include names, e-mail addresses and messages, or only report that messages have arrived. */
  includeMessage: boolean;
}

type Environment = Record<string, string | undefined>;

/** @throws StartError that names a setting (docs/deploy.md#notifications) which is wrong, and repeats no secret. */
export function readNotifySettings(env: Environment): NotifySettings {
  const mail = readMail(env);
  const webhook = readWebhook(env);
  return {
    channels: [...(mail ? [mailChannel(mail)] : []), ...(webhook ? [webhookChannel(webhook)] : [])],
    includeMessage: includesMessage(env),
  };
}

const paper = 'https://github.com/setu-ui/setu/blob/main/docs/deploy.md#notifications';

export function describeChannels({ channels }: NotifySettings): string {
  return channels.length === 0
    ? `No notice of messages is sent. To set it up: ${paper}`
    : `Messages are announced by ${channels.map(({ name }) => name).join(' and ')}`;
}

function readMail(env: Environment): MailSettings | undefined {
  if (!areSet(env, ['NOTIFY_SMTP_URL', 'NOTIFY_MAIL_TO', 'NOTIFY_MAIL_FROM'])) return undefined;
  const url = URL.parse(env.NOTIFY_SMTP_URL ?? '');
  const isWhole = url?.hostname && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  if (!isWhole || !/^smtps?:$/.test(url.protocol)) {
    throw wrong('NOTIFY_SMTP_URL', 'an address such as smtps://user:password@mail.example.org');
  }
  const secure = url.protocol === 'smtps:';
  const from = readAddresses(env, 'NOTIFY_MAIL_FROM');
  if (from.length !== 1) throw wrong('NOTIFY_MAIL_FROM', 'one e-mail address');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    isLoopback: isLoopback(url),
    auth: url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined,
    from: from.join(),
    to: readAddresses(env, 'NOTIFY_MAIL_TO'),
    siteName: env.NOTIFY_SITE_NAME?.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() || undefined,
  };
}

function readWebhook(env: Environment): WebhookSettings | undefined {
  if (!areSet(env, ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'])) return undefined;
  const url = URL.parse(env.NOTIFY_WEBHOOK_URL ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (!isSafe || url.username || url.password) {
    throw wrong('NOTIFY_WEBHOOK_URL', 'an https address without a user');
  }
  const texts = (env.NOTIFY_WEBHOOK_SECRET ?? '').trim().split(/\s+/);
  const secrets = texts.map((text) => Buffer.from(text.replace(/^whsec_/, ''), 'base64'));
  const areSecrets = texts.every((text) => /^whsec_[A-Za-z\d+/]+={0,2}$/.test(text));
  if (!areSecrets || !secrets.every(({ length }) => length >= 24 && length <= 64)) {
    throw wrong('NOTIFY_WEBHOOK_SECRET', 'whsec_ and 24 to 64 bytes in base64');
  }
  return { url: url.href, secrets };
}

/** Whether the settings are set; it must be all of them or none. */
function areSet(env: Environment, names: readonly string[]): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return missing.length === 0;
  const there = names.filter((name) => env[name]);
  throw new StartError(`${missing.join(' and ')} must be set where ${there.join(' and ')} is.`);
}

/** Refuses every character that is not part of a plain address, because addresses end up in a header. */
function readAddresses(env: Environment, name: string): string[] {
  const addresses = (env[name] ?? '').split(',').map((address) => address.trim());
  const areAddresses = addresses.every((address) =>
    /^[^\s@<>,;:"()\p{Cc}]+@[^\s@<>,;:"()\p{Cc}]+$/u.test(address),
  );
  if (!areAddresses)
    throw wrong(name, 'e-mail addresses such as office@example.org, with commas between');
  return addresses;
}

function includesMessage({ NOTIFY_INCLUDE_MESSAGE }: Environment): boolean {
  const value = NOTIFY_INCLUDE_MESSAGE || 'no';
  if (value !== 'yes' && value !== 'no') throw wrong('NOTIFY_INCLUDE_MESSAGE', 'yes or no');
  return value === 'yes';
}

export function decode(text: string, name = 'NOTIFY_SMTP_URL'): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(name, 'an address whose user and password are percent-encoded');
  }
}

function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function wrong(name: string, wanted: string): StartError {
  return new StartError(`${name} must be ${wanted}.`);
}
