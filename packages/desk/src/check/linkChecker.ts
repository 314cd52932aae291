import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { AddressKind } from './addresses.ts';
import { isPublic, lookupAllowed } from './publicAddress.ts';

interface LinkCheckOptions {
  /** For one address, including its redirects. */
  timeoutMs?: number;
  signal: AbortSignal;
  /** Which IP addresses may be asked. Default: public ones. */
  isAllowed?: (address: string) => boolean;
}

const mostRedirects = 5;

/** Statuses that servers send to programs, and that say nothing about what people see. */
const notForPrograms = new Set([401, 403, 405, 429, 999]);

/**
 * Why a web address does not lead where it should, in words; null if it does. Sends a HEAD request, and if that
 * fails a GET whose body is not read. Other addresses than allowed ones are never requested, not even after a redirect.
 */
export async function checkLink(
  url: string,
  kind: AddressKind,
  { timeoutMs = 5_000, signal, isAllowed = isPublic }: LinkCheckOptions,
): Promise<string | null> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const lookup = lookupAllowed(isAllowed);
  const follow = async (method: 'HEAD' | 'GET') => {
    let address = new URL(url);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const host = address.hostname.replace(/^\[|\]$/g, '');
      // A numeric address is never looked up, so it is checked here.
      if (isIP(host) !== 0 && !isAllowed(host)) throw new Error('is no public address');
      const response = await ask(address, { method, signal: deadline, lookup });
      response.destroy();
      const { statusCode = 0, headers } = response;
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return response;
      address = new URL(headers.location, address);
    }
    throw new Error(`redirects more than ${mostRedirects} times`);
  };
  try {
    // Some servers end the connection when they are sent a HEAD.
    const head = await follow('HEAD').catch(() => undefined);
    return head && faultOf(head, kind) === null ? null : faultOf(await follow('GET'), kind);
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) return `does not answer within ${timeoutMs / 1000} s`;
    const { code, message } = error as NodeJS.ErrnoException;
    return code === undefined ? message : `cannot be reached (${code})`;
  }
}

function faultOf({ statusCode = 0, headers }: IncomingMessage, kind: AddressKind): string | null {
  if (notForPrograms.has(statusCode)) return null;
  if (statusCode >= 400) return `answers ${statusCode}`;
  const type = headers['content-type'] ?? '';
  return kind === 'picture' && !/^image\//i.test(type) ? `is no picture but ${type}` : null;
}

function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = { 'http:': requestHttp, 'https:': requestHttps }[url.protocol];
  if (!request) return Promise.reject(new Error(`redirects to ${url.protocol}`));
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'setu-desk', accept: '*/*' };
    request(url, { ...options, headers, agent: false })
      .once('response', resolve)
      .on('error', reject)
      .end();
  });
}
