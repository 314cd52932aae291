import type { OtherLanguage } from '../locales/otherLanguage.ts';

/** Of a site of one language. */
export const otherLanguage: OtherLanguage | null = null;
