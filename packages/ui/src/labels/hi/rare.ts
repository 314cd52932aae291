import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

// Each by itself, so that a page loads only its own.

/** Hindi for `CourseDetail`. */
export const hindiCourseDetailLabels: LanguageLabels['courseDetail'] = {
  duration: 'अवधि',
  fees: 'शुल्क',
  buyNow: 'अभी खरीदें',
  overview: 'पाठ्यक्रम का परिचय',
  modules: 'मॉड्यूल',
  outcomes: 'आप क्या सीखेंगे',
  features: 'मुख्य विशेषताएँ',
  howToEnroll: 'प्रवेश कैसे लें',
  howToEnrollText:
    'खरीद का पृष्ठ खोलने के लिए ‘प्रवेश लें’ चुनें। वहाँ पाठ्यक्रम और शुल्क जाँच लें, अपना विवरण भरें और भुगतान पूरा करें।',
  howToEnrollClosed:
    'यह पाठ्यक्रम इस समय ऑनलाइन नहीं खरीदा जा सकता। कृपया हमें फ़ोन करें, हम आपको अगले बैच के बारे में बताएँगे।',
  enrollNow: 'प्रवेश लें',
  related: 'संबंधित पाठ्यक्रम',
  exploreCourse: 'पाठ्यक्रम देखें',
  linkName: (label, title) => `${label}: ${title}`,
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
};

/** Hindi for `MonthCalendar`. */
export const hindiMonthCalendarLabels: LanguageLabels['monthCalendar'] = {
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  weekdaysShort: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  day: (day, _, written) => `${day}, ${written} लेख`,
  previous: (month) => `पहले: ${month}`,
  next: (month) => `बाद में: ${month}`,
};

/** Hindi for `SearchResults`. */
export const hindiSearchResultsLabels: LanguageLabels['searchResults'] = {
  results: (_, query, written) => `"${query}" के लिए ${written} परिणाम`,
  moreResults: (_, query, written) => `"${query}" के लिए ${written} से अधिक परिणाम`,
  page: (page, pageCount) => `${pageCount} में से पृष्ठ ${page}`,
  titlesOnly: 'केवल शीर्षकों में खोजा जा रहा है।',
  empty: 'कुछ नहीं मिला। कम शब्दों या दूसरे शब्दों से खोजें।',
  suggestion: (query) => `क्या आप "${query}" खोजना चाहते थे?`,
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
};

/** Hindi for `ShareLinks`. */
export const hindiShareLinksLabels: LanguageLabels['shareLinks'] = {
  group: 'यह पृष्ठ साझा करें',
  whatsapp: 'WhatsApp पर भेजें',
  telegram: 'Telegram पर भेजें',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका',
  print: 'प्रिंट करें',
  more: 'अन्य',
};
