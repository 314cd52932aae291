import type * as EntryServer from '../src/entry.server.tsx';
import type { PageAssets } from './page.ts';

/** The site's server entry and its assets: built ones, or those of Vite's development server. */
export interface Renderer {
  entry: () => Promise<typeof EntryServer>;
  /** @param modules source files of the page's screens. */
  assets: (modules: string[]) => Promise<PageAssets>;
}
