import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiSearchFormLabels: LanguageLabels['searchForm'] = {
  query: 'क्या खोजना है',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
};

export const hindiSearchResultsLabels: LanguageLabels['searchResults'] = {
  results: (_, query, written) => `"${query}" के लिए ${written} परिणाम`,
  moreResults: (_, query, written) => `"${query}" के लिए ${written} से अधिक परिणाम`,
  page: (page, pageCount) => `${pageCount} में से पृष्ठ ${page}`,
  titlesOnly: 'केवल शीर्षकों में खोजा जा रहा है।',
  empty: 'कुछ नहीं मिला। कम शब्दों या दूसरे शब्दों से खोजें।',
  suggestion: (query) => `क्या आप "${query}" खोजना चाहते थे?`,
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
};
