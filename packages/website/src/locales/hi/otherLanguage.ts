import type { OtherLanguage } from '../../language/otherLanguage.ts';

export const otherLanguage: OtherLanguage | null = {
  language: 'en',
  name: 'English',
  readIn: 'Read in English',
  readList: 'English list: this article has no translation',
  readNewest: 'Newest day in English: this day has no translation',
  loadRows: () => import('@setu/data/languages'),
};
