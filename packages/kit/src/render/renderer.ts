import type { PageAssets } from './assemblePage.ts';
import type * as ServerEntry from './serverEntry.tsx';

/** What the server's bundle of a site exports. */
export type Entry = typeof ServerEntry;
export type RenderedPage = ServerEntry.RenderedPage;
export type RequestContext = ServerEntry.RequestContext;
export type InlineScripts = Entry['inlineScripts'];

/** A site's pages as HTML, and their assets: from the build, or from Vite's development server. */
export interface Renderer {
  entry: () => Promise<Entry>;
  assets: (page: RenderedPage) => Promise<PageAssets>;
}
