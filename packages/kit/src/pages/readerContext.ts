import type { LoaderContext } from '../render/renderer.ts';

/** The context of a visitor who reads a page and sends nothing. */
export const readerContext = (queries: unknown, personal?: unknown): LoaderContext => ({
  queries,
  personal,
  mayPost: () => false,
  bodyTooLarge: false,
});
