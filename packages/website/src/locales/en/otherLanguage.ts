import type { OtherLanguage } from '../../language/otherLanguage.ts';

/** The links from English pages to their twins; a site of one language replaces this module. */
export const otherLanguage: OtherLanguage | null = {
  language: 'hi',
  name: 'हिन्दी',
  readIn: 'हिन्दी में पढ़ें',
  readList: 'हिन्दी में सूची देखें: इस लेख का अनुवाद नहीं है',
  readNewest: 'हिन्दी में सबसे नया दिन देखें: इस दिन का अनुवाद नहीं है',
  loadRows: () => import('@setu/data/languages'),
};
