import type { OtherLanguage } from '../language/otherLanguage.ts';

export const otherLanguage: OtherLanguage | null = null;
