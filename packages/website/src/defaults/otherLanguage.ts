import type { OtherLanguage } from '../locales/otherLanguage.ts';

/** For a site of one language. */
export const otherLanguage: OtherLanguage | null = null;
