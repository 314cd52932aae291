import type { ServerContext } from '../client/serverContext.ts';

/** The context of whoever reads a page and sends nothing. */
export const readerContext = (queries: unknown, hasJustSent = false): ServerContext => ({
  queries,
  hasJustSent,
  mayPost: () => false,
  sinceFormShown: () => undefined,
  bodyTooLarge: false,
  receipt: () => '',
});
