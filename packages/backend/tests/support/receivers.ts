import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer as createHttpServer } from 'node:http';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../tests/support/http/listen.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Unfolded, by name in lower case. */
  headers: Record<string, string>;
  /** The text, decoded from base64. */
  text: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** The answer to a mail. Default: `250 Taken`. */
  answer: string;
  /** An address that it refuses. */
  refused?: string;
  stop(): Promise<void>;
}

/** A mail server on the loopback address that takes every mail (https://www.rfc-editor.org/rfc/rfc5321). */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    talk(socket, receiver);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    answer: '250 Taken',
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  return receiver;
}

function talk(socket: Socket, receiver: MailServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let content: string[] | undefined;
  let from = '';
  let to: string[] = [];
  const hear = (line: string) => {
    if (content && line === '.') {
      if (receiver.answer.startsWith('2')) receiver.mails.push({ from, to, ...readMail(content) });
      content = undefined;
      return say(receiver.answer);
    }
    // SMTP doubles a point at the beginning of a line.
    if (content) return content.push(line.replace(/^\./, ''));
    const [command = '', given = ''] = line.split(/[ :](.*)/, 2);
    const address = /<(.*)>/.exec(given)?.[1] ?? '';
    switch (command.toUpperCase()) {
      case 'MAIL':
        [from, to] = [address, []];
        return say('250 OK');
      case 'RCPT':
        if (address === receiver.refused) return say('550 No such user');
        to.push(address);
        return say('250 OK');
      case 'STARTTLS':
        return say('502 Not here');
      case 'DATA':
        content = [];
        return say('354 Go on');
      case 'QUIT':
        say('221 Bye');
        return socket.end();
      default:
        return say('250 OK');
    }
  };
  say('220 Test');
  // The sender may be killed.
  const ignore = () => {};
  socket.on('error', ignore);
  createInterface({ input: socket }).on('line', hear).on('error', ignore);
}

function readMail(lines: string[]): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = lines.join('\n').split('\n\n');
  const headers = head
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .map((line) => line.split(/: ?(.*)/, 2))
    .map(([name = '', value = '']) => [name.toLowerCase(), value]);
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    text: Buffer.from(body.join(''), 'base64').toString(),
  };
}

export interface ReceivedWebhook {
  /** The method and the path. */
  call: string;
  headers: IncomingHttpHeaders;
  body: string;
  answer: (status: number, headers?: Record<string, string>) => void;
}

export interface WebhookReceiver {
  url: string;
  /** The latest last. */
  webhooks: ReceivedWebhook[];
  /** Called with each webhook. Default: answers 204. */
  onWebhook: (webhook: ReceivedWebhook) => void;
  stop(): Promise<void>;
}

/** A receiver of webhooks on the loopback address. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      const answer: ReceivedWebhook['answer'] = (status, headers = {}) =>
        void response.writeHead(status, headers).end();
      const { method, url, headers } = request;
      const webhook = { call: `${method} ${url}`, headers, body, answer };
      receiver.webhooks.push(webhook);
      receiver.onWebhook(webhook);
    });
  });
  const { url, close } = await listen(server);
  const receiver: WebhookReceiver = {
    url: `${url}/hook`,
    webhooks: [],
    onWebhook: ({ answer }) => answer(204),
    stop: close,
  };
  return receiver;
}
