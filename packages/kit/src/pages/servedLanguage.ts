import type { FileServer } from '../http/serveStatic.ts';
import type { Entry, Renderer } from '../render/renderer.ts';
import type { FallbackPages } from './fallbackPages.ts';

/** One of a site's languages, as it is served. */
export interface ServedLanguage {
  /** What its addresses begin with; '' at the root. */
  prefix: string;
  renderer: Renderer;
  /** The renderer's, as it is at the start. */
  entry: Entry;
  queries: unknown;
  files: FileServer;
  /** What is shown when a page cannot be made, or not yet; a development server has none. */
  fallbackPages: FallbackPages | undefined;
}

/** The language that a path belongs to. */
export type LanguageAt<Part extends keyof ServedLanguage = keyof ServedLanguage> = (
  path: string,
) => Pick<ServedLanguage, Part>;
