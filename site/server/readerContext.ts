import type { Queries } from '@setu/data';
import type { ServerContext } from '../src/context.ts';

/** The context of whoever reads a page and sends nothing. */
export const readerContext = (queries: Queries, hasJustSent = false): ServerContext => ({
  queries,
  hasJustSent,
  mayPost: () => false,
  sinceFormShown: () => undefined,
  bodyTooLarge: false,
  receipt: () => '',
});
