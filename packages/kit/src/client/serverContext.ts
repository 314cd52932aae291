import { createContext, RouterContextProvider } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    /** Gives loaders' `context` the type that it always has in version 8. */
    v8_middleware: true;
  }
}

/** What the server hands to every loader and action. */
export interface ServerContext<Queries = unknown> {
  queries: Queries;
  /** Whether this visitor may send one more message now. */
  mayPost: () => boolean | Promise<boolean>;
  /** How long ago this visitor's address was first handed a form, in ms; undefined when unknown. */
  sinceFormShown: () => number | undefined;
  /** The visitor comes with a receipt for a message that was just stored. */
  hasJustSent: boolean;
  /** A new one, for the parameter `sent` of the form's address. */
  receipt: () => string;
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
 */
export function serverContextOf<Queries>(
  context: Readonly<RouterContextProvider>,
): ServerContext<Queries> | undefined {
  return (context.get(serverContext) ?? undefined) as ServerContext<Queries> | undefined;
}
