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

/**
 * The server's context of a loader or action; in the browser the router passes an empty one of its own.
 *
 * @typeParam Queries what the site's `connect` gives.
 */
export function serverContextOf<Queries>(context: unknown): ServerContext<Queries> | undefined {
  return typeof context === 'object' && context !== null && 'queries' in context
    ? (context as ServerContext<Queries>)
    : undefined;
}
