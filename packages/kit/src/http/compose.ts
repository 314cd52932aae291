import { type HttpContext, urlOf } from './httpContext.ts';

/** Answers a request, or passes it on with `next`. If it throws or rejects, the request fails. */
export type Middleware = (
  context: HttpContext,
  next: () => void | Promise<void>,
) => void | Promise<void>;

export type Handler = (context: HttpContext) => void | Promise<void>;

export function compose(table: readonly Middleware[]): Handler {
  const from =
    (index: number) =>
    (context: HttpContext): void | Promise<void> =>
      table[index]?.(context, () => from(index + 1)(context));
  return from(0);
}

/** For GET and HEAD at a path, or at the paths that a predicate accepts. */
export const get = (path: string | ((path: string) => boolean), handler: Handler): Middleware =>
  when(
    (context) =>
      context.request.method !== 'POST' &&
      (typeof path === 'string' ? urlOf(context).pathname === path : path(urlOf(context).pathname)),
    handler,
  );

export const post = (...table: Middleware[]): Middleware =>
  when(({ request }) => request.method === 'POST', compose(table));

export const mount = (paths: readonly string[], handler: Handler): Middleware =>
  when((context) => paths.some((path) => urlOf(context).pathname.startsWith(path)), handler);

const when =
  (applies: (context: HttpContext) => boolean, handler: Handler): Middleware =>
  (context, next) =>
    applies(context) ? handler(context) : next();
