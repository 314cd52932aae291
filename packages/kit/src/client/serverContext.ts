import { createContext, RouterContextProvider } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Gives the `context` of loaders the type that it will have in version 8. */
    v8_middleware: true;
  }
}

/** The context that the server passes to every loader and action. */
export interface ServerContext<Queries = unknown, Extra = unknown> {
  queries: Queries;
  /** `extra` of the site's server parts. */
  extra: Extra;
  /** The visitor's IP address; undefined where the page is made for all. */
  visitor?: string;
  /** Data for this one visitor from the page's address: see `personal` of the server parts. */
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
 * The server's context of a loader or action, with the site's types of `connect` and `extra`; undefined in browsers.
 */
export function serverContextOf<Queries, Extra = unknown>(
  context: Readonly<RouterContextProvider>,
): ServerContext<Queries, Extra> | undefined {
  return (context.get(serverContext) ?? undefined) as ServerContext<Queries, Extra> | undefined;
}
