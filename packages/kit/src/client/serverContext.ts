import { createContext, RouterContextProvider } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Gives loaders' `context` the type that it always has in version 8. */
    v8_middleware: true;
  }
}

/** What the server hands to every loader and action. */
export interface ServerContext<Queries = unknown, Extra = unknown> {
  queries: Queries;
  /** What `extra` of the site's server parts is. */
  extra: Extra;
  /** The visitor's address; undefined where the page is made for all. */
  visitor?: string;
  /** What the address of the page says to this one visitor: see `personal` of the server parts. */
  personal?: unknown;
  /** Whether this visitor may send one more message now. */
  mayPost: () => boolean;
  /** The body was over the limit and has not been read. */
  bodyTooLarge: boolean;
}

const serverContext = createContext<ServerContext | null>(null);

/** The router's context for a request that the server answers. */
export const provideServerContext = (context: ServerContext): RouterContextProvider =>
  new RouterContextProvider(new Map([[serverContext, context]]));

/**
 * The server's context of a loader or action; undefined in browsers.
 *
 * @typeParam Queries what the site's `connect` gives.
 * @typeParam Extra what the site's server parts have as `extra`.
 */
export function serverContextOf<Queries, Extra = unknown>(
  context: Readonly<RouterContextProvider>,
): ServerContext<Queries, Extra> | undefined {
  return (context.get(serverContext) ?? undefined) as ServerContext<Queries, Extra> | undefined;
}
