/**
 * The outcome of making a page:
 * - `good`: cached.
 * - `refused`: correct, but not a page of the site (not found, a redirect). Cached briefly, separately from pages.
 * - `partial`: a part of it could not be read. Cached until a better one is made, which each request tries.
 * - `failed`: its main content could not be read. Never cached.
 */
export type PageOutcome = 'good' | 'refused' | 'partial' | 'failed';

export interface Made<Page> {
  outcome: PageOutcome;
  page: Page;
}

/** The page to show when another one takes too long. */
export interface Early<Page> {
  page: Page;
  /** It reloads itself to request the page again. */
  asksAgain: boolean;
}

/** A page in the making. It continues after its visitors have left. */
export interface Making<Page> {
  whole: Promise<Made<Page>>;
  /** Makes a page to show before the whole one is ready; absent: visitors wait for the whole one. */
  early?: () => Promise<Early<Page>>;
}

export type Make<Page> = (kept: Page | undefined) => Making<Page>;

export interface InFlight<Page> {
  /** @throws the error of `make`, if there is no cached page to show instead. */
  page: Promise<Page>;
  /** The page to show when this one takes too long: the cached page, or the page as far as it is made. */
  fallback: () => Promise<Page>;
}
