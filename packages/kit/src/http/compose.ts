import { addressOf } from './exchange.ts';
import type { Exchange } from './exchange.ts';

/** Answers a request, or passes it on with `next`; what it throws, or rejects with, is a failed request. */
export type Middleware = (
  exchange: Exchange,
  next: () => void | Promise<void>,
) => void | Promise<void>;

/** Answers a request. */
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** Takes the first of them; its `next` takes the one after it. */
export function compose(table: readonly Middleware[]): Handler {
  const from =
    (index: number) =>
    (exchange: Exchange): void | Promise<void> =>
      table[index]?.(exchange, () => from(index + 1)(exchange));
  return from(0);
}

/** For whatever is read at a path, or a path that the pattern matches. */
export const get = (path: string | ((path: string) => boolean), handler: Handler): Middleware =>
  when(
    (exchange) =>
      exchange.request.method !== 'POST' &&
      (typeof path === 'string'
        ? addressOf(exchange).pathname === path
        : path(addressOf(exchange).pathname)),
    handler,
  );

/** For whatever is posted. */
export const post = (...table: Middleware[]): Middleware =>
  when(({ request }) => request.method === 'POST', compose(table));

/** For all methods below one of the paths. */
export const mount = (paths: readonly string[], handler: Handler): Middleware =>
  when((exchange) => paths.some((path) => addressOf(exchange).pathname.startsWith(path)), handler);

const when =
  (applies: (exchange: Exchange) => boolean, handler: Handler): Middleware =>
  (exchange, next) =>
    applies(exchange) ? handler(exchange) : next();
