import type { Queries } from '@setu/data';

/** What the server hands to every loader and action. */
export interface ServerContext {
  queries: Queries;
  /** Whether this visitor may send one more message now (DESIGN.md section 9). */
  mayPost: () => boolean | Promise<boolean>;
  /** How long ago this visitor's address was first handed the contact form, in ms; undefined when unknown. */
  sinceFormShown: () => number | undefined;
  /** The visitor comes with a receipt for a message that was just stored. */
  hasJustSent: boolean;
  /** A new one. */
  receipt: () => string;
  /** The body was over the limit and has not been read. */
  bodyTooLarge: boolean;
}

/** The server's context of a loader or action; in the browser the router passes an empty one of its own. */
export function serverContextOf(context: unknown): ServerContext | undefined {
  return typeof context === 'object' && context !== null && 'queries' in context
    ? (context as ServerContext)
    : undefined;
}

/** What the browser must know to read the tables by itself; public, so it may stand in the page. */
export interface PublicConfig {
  /** A hosted Supabase; without it this origin passes reads on. */
  supabaseUrl?: string;
  /** Empty: browsers read no tables, and the next page comes as a document. */
  supabaseAnonKey: string;
  /** Absolute address of the site without a trailing slash, for canonical links. */
  origin: string;
}

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown;
  }
}
