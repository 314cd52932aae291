import type * as EntryServer from '../src/entry.server.tsx';
import type { RenderedPage } from '../src/entry.server.tsx';
import type { PageAssets } from './page.ts';

/** The site's server entry and its assets: built ones, or those of Vite's development server. */
export interface Renderer {
  entry: () => Promise<typeof EntryServer>;
  assets: (page: RenderedPage) => Promise<PageAssets>;
}
