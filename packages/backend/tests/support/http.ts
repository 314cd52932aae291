import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Address } from '../../src/process/supervise.ts';

/** Where the API is served: a port or a socket, and the prefix of the tables' names. */
export type Target = { prefix: string } & ({ port: number } | { socketPath: string });

export interface Sent {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
}

/** Sends one request with its path exactly as written: fetch would normalise it. */
export async function send(
  target: Target,
  { method, path, headers, body }: Sent,
): Promise<Received> {
  const { prefix, ...address } = target;
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const outgoing = request({
    host: '127.0.0.1',
    ...address,
    method,
    path: prefix + path,
    agent: false,
    headers: { ...headers, ...length },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const received = await text(response);
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, text: received, json: parse(received) };
}

const targetOf = ({ url }: Pick<Address, 'url'>): Target => ({
  port: Number(new URL(url).port),
  prefix: '/rest/v1',
});

/** Sends one request to the embedded backend, as a visitor unless it has a key of its own. */
export const ask = (backend: Pick<Address, 'url' | 'anonKey'>, call: Sent): Promise<Received> =>
  send(targetOf(backend), { ...call, headers: { apikey: backend.anonKey, ...call.headers } });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
