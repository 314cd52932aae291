import type { FileServer } from '../http/serveStatic.ts';
import type { Entry, Renderer } from '../render/renderer.ts';
import type { FallbackPages } from './fallbackPages.ts';

/** One of a site's languages, with everything needed to serve it. */
export interface ServedLanguage {
  /** The prefix of its addresses; '' at the root. */
  prefix: string;
  renderer: Renderer;
  /** The renderer's entry, as loaded at the start. */
  entry: Entry;
  queries: unknown;
  files: FileServer;
  /** Shown when a page cannot be made, or not in time; a development server has none. */
  fallbackPages: FallbackPages | undefined;
}

export type LanguageAt<Part extends keyof ServedLanguage = keyof ServedLanguage> = (
  path: string,
) => Pick<ServedLanguage, Part>;
