import type * as ServerEntry from './serverEntry.tsx';

export type Entry = typeof ServerEntry;
export type RenderedPage = ServerEntry.RenderedPage;
export type LoaderContext = ServerEntry.LoaderContext;

/** The parts of a page in addition to React's HTML; from the build, or from Vite's development server. */
export interface PageAssets {
  /** Elements for the head: the styles that this page needs for its first paint. */
  head: string;
  /** Address of the whole stylesheet, which is loaded with the scripts; empty if `head` contains all of it. */
  stylesheet: string;
  /** Addresses of the scripts that hydrate the page, the entry first. */
  scripts: string[];
}

/** A site's pages as HTML, and their assets: from the build, or from Vite's development server. */
export interface Renderer {
  entry: () => Promise<Entry>;
  assets: (page: RenderedPage) => Promise<PageAssets>;
}
