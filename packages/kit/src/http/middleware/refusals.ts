import { sendText } from '../compression.ts';
import type { Exchange } from '../exchange.ts';
import { createShares } from '../../limits/shares.ts';
import type { Middleware } from '../compose.ts';
import type { Forwarded } from '../forwarded.ts';

const plain = 'text/plain; charset=utf-8';

/** Answers a request that is not carried out, in the form that its sender reads. */
export type Refuse = (exchange: Exchange, status: number, text: string) => void;

/** A short plain text, for programs and for addresses that no link leads to. */
export function sendPlain({ request, answer }: Exchange, status: number, text: string): void {
  sendText(request, answer, status, plain, `${text}\n`);
}

/** 400 for an address or a Host that cannot be read. */
export const validAddress: Middleware = (exchange, next) => {
  const { url, request, site } = exchange;
  if (!url || url.origin !== site.origin || !isDecodable(url.pathname) || !hasHost(request)) {
    sendPlain(exchange, 400, 'This address cannot be read.');
    return;
  }
  return next();
};

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** HTTP/1.1 asks for one Host that can be read (RFC 9112, section 3.2); Node keeps the first of several. */
export function hasHost({ headers, httpVersion, rawHeaders }: Exchange['request']): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1;
  }
  return hosts === 1 && host.test(headers.host);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** 429 for who has so many requests under way, from their arrival until their answer is sent. */
export const atATime = (
  most: number,
  { addressOf }: Forwarded,
  refuse: Refuse = sendPlain,
): Middleware => {
  const shares = createShares(most);
  return (exchange, next) => {
    const giveBack = shares.take(addressOf(exchange.request));
    if (giveBack) {
      exchange.answer.once('close', giveBack);
      return next();
    }
    exchange.answer.setHeader('retry-after', 1);
    refuse(exchange, 429, 'Too many requests at a time.');
  };
};

/** 405 for any other method. */
export const allowMethods =
  (...methods: string[]): Middleware =>
  (exchange, next) => {
    if (methods.includes(exchange.request.method ?? '')) return next();
    exchange.answer.setHeader('allow', methods.join(', '));
    sendPlain(exchange, 405, 'Method not allowed.');
  };
