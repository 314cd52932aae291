import { type Channel, type NotedMessage, type Notice, Undelivered } from './notice.ts';

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, except to this machine. */
  secure: boolean;
  isLoopback: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Only addresses, without names. */
  from: string;
  to: readonly string[];
  /** The website's name in the mail; undefined if it is not named. */
  siteName: string | undefined;
}

/** A server may scan a mail before it answers: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2 */
const timeoutMs = 50_000;

/** Sends notices as plain-text mails. No header contains what a visitor wrote. */
export function mailChannel(settings: MailSettings): Channel {
  const { host, port, secure, isLoopback, auth, from, to } = settings;
  return {
    name: 'mail',
    async send(notice, signal) {
      // Loaded on demand, because most websites run without it.
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
        text: mailText(notice, settings.siteName),
        textEncoding: 'base64',
        // Prevents out-of-office replies (https://www.rfc-editor.org/rfc/rfc3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      const { rejected } = await Promise.race([sending, brokenOff(signal)]).catch(
        (error: unknown) => {
          throw new Undelivered(reasonOf(error));
        },
      );
      // Not an error: a retry would send the mail to the other addresses again.
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

function mailText(notice: Notice, siteName: string | undefined): string {
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
    'Read them at the desk / संदेश डेस्क में पढ़ें।',
    ...written,
    ...(written.length > 0 && more > 0 ? ['', `And ${more} more.`] : []),
    '',
  ].join('\n');
}

/** Marks each line, so that no visitor can write one that looks like ours. */
function writtenBy({ id, words }: NotedMessage): string[] {
  if (!words) return [];
  const { name, email, message } = words;
  const sender = [name, email && `<${email}>`].map(inOneLine).filter(Boolean).join(' ');
  return ['', `Message ${id}`, ...[sender, '', ...linesOf(message)].map((line) => `> ${line}`)];
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replaceAll(/\p{Cc}/gu, ' '));
}

const inOneLine = (text: string): string => linesOf(text).join(' ').trim();

async function brokenOff(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Only codes: the text of a mail server may repeat an address or a user's name. */
function reasonOf(error: unknown): string {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const reason = typeof code === 'string' ? code : name;
  return responseCode ? `${reason}, the mail server answered ${responseCode}` : reason;
}
