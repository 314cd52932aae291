import type { OtherLanguage } from '../language/otherLanguage.ts';

/** For a site of one language. */
export const otherLanguage: OtherLanguage | null = null;
