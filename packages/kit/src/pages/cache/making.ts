/**
 * How the making of a page ended:
 * - `good`: kept.
 * - `refused`: correct, but no page of the site (not found, a redirect): kept for a moment, apart from the rest.
 * - `partial`: a part of it could not be read. Kept until a better one is made, which each request tries.
 * - `failed`: its subject could not be read, whatever it looks like. Never kept.
 */
export type PageOutcome = 'good' | 'refused' | 'partial' | 'failed';

export interface Made<Page> {
  outcome: PageOutcome;
  page: Page;
}

/** What is shown where a page takes too long. */
export interface Early<Page> {
  page: Page;
  /** It requests the page again by itself. */
  asksAgain: boolean;
}

/** A page in the making. It goes on after its visitors have left. */
export interface Making<Page> {
  whole: Promise<Made<Page>>;
  /** Absent: there is nothing to show before it is whole. */
  early?: () => Promise<Early<Page>>;
}

/** Begins to make a page; given the one that is kept, in case nothing has changed. */
export type Make<Page> = (kept: Page | undefined) => Making<Page>;

/** A page that is not there yet. */
export interface InFlight<Page> {
  /** @throws what `make` throws, when there is no good page to show instead. */
  page: Promise<Page>;
  /** What is shown when it takes too long: the page as it was kept, or as far as it is made. */
  fallback: () => Promise<Page>;
}
