import type { OwnWords } from '@setu/website';

/** The website's own words, all of them. */
export const ownWords: OwnWords = {};
