import { Undelivered } from './notice.ts';
import type { Channel, NotedMessage, Notice } from './notice.ts';

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; without it STARTTLS, but to this machine. */
  secure: boolean;
  isLoopback: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Addresses alone, without names. */
  from: string;
  to: readonly string[];
  /** What the mail calls the website; undefined: nothing. */
  siteName: string | undefined;
}

/** For each: the connection, the server's greeting, each of its answers. */
const timeoutMs = 10_000;

/** Sends notices as mails of plain text. Nothing that a visitor wrote stands in a header. */
export function mailChannel(settings: MailSettings): Channel {
  const { host, port, secure, isLoopback, auth, from, to } = settings;
  return {
    name: 'mail',
    async send(notice, signal) {
      // Most websites run without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host,
        port,
        secure,
        requireTLS: !secure && !isLoopback,
        ignoreTLS: isLoopback,
        auth,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sending = transport.sendMail({
        from,
        to: [...to],
        messageId: `<${notice.id}@${from.split('@')[1]}>`,
        subject: subjectOf(notice, settings.siteName),
        text: textOf(notice, settings.siteName),
        textEncoding: 'base64',
        // No out-of-office reply (https://www.rfc-editor.org/rfc/rfc3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      const { rejected } = await Promise.race([sending, brokenOff(signal)]).catch(
        (error: unknown) => {
          throw new Undelivered(reasonOf(error));
        },
      );
      // Sent again, it would reach the others once more.
      return rejected.length > 0
        ? `the mail server refused ${rejected.length} of ${to.length} addresses`
        : undefined;
    },
  };
}

/** `A new message: Setu IAS`, `3 new messages: Setu IAS`. */
function subjectOf({ count }: Notice, siteName: string | undefined): string {
  const what = count === 1 ? 'A new message' : `${count} new messages`;
  return siteName ? `${what}: ${siteName}` : what;
}

/** The text of a mail: English, Hindi, where to read the messages, and what they say if it was asked for. */
export function textOf(notice: Notice, siteName: string | undefined): string {
  const { count, messages } = notice;
  const [english, hindi] =
    count === 1
      ? ['A message has come', 'एक नया संदेश आया है']
      : [`${count} messages have come`, `${count} नए संदेश आए हैं`];
  const site = siteName ? `${siteName}: ` : '';
  const written = messages.flatMap(writtenBy);
  const more = count - messages.length;
  return [
    `${site}${english} through the contact form.`,
    `${site}संपर्क फ़ॉर्म से ${hindi}।`,
    '',
    'Read them where the website runs / संदेश यहाँ पढ़ें:',
    '    npm run desk messages',
    ...written,
    ...(written.length > 0 && more > 0 ? ['', `And ${more} more.`] : []),
    '',
  ].join('\n');
}

/** Each line is marked, so that no visitor can write one that looks like ours. */
function writtenBy({ id, words }: NotedMessage): string[] {
  if (!words) return [];
  const { name, email, message } = words;
  const sender = [name, email && `<${email}>`].map(inOneLine).filter(Boolean).join(' ');
  return ['', `Message ${id}`, ...[sender, '', ...linesOf(message)].map((line) => `> ${line}`)];
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replaceAll(/\p{Cc}/gu, ' '));
}

function inOneLine(text: string): string {
  return linesOf(text).join(' ').trim();
}

async function brokenOff(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Codes alone: what a mail server says may repeat an address or a user's name. */
function reasonOf(error: unknown): string {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const reason = typeof code === 'string' ? code : name;
  return responseCode ? `${reason}, the mail server answered ${responseCode}` : reason;
}
