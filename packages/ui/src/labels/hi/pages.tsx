import { groupDigits } from '../../internal/text/groupDigits.ts';
import type { FormName, LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

const notAvailable = {
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
  categoryNotAvailable: 'श्रेणी उपलब्ध नहीं',
  dateNotAvailable: 'तिथि उपलब्ध नहीं',
};

const readingTime = (minutes: number) => `${minutes} मिनट में पढ़ें`;

/** Hindi for all components but the forms, which few pages have: theirs can come with those pages. */
export const hindiPageLabels: Omit<LanguageLabels, FormName> = {
  achiever: {
    claim: (name, rank, year) => `${name}, ${year} में रैंक ${rank}`,
    course: (course, duration, paid) =>
      `लिया गया पाठ्यक्रम: ${course}, ${duration}, ${paid ? 'सशुल्क' : 'निःशुल्क'}`,
  },
  articleBody: { table: (columns) => `तालिका: ${columns}` },
  articleDetail: {
    related: 'संबंधित लेख',
    noText: 'इस लेख की सामग्री अभी उपलब्ध नहीं है।',
    contents: 'इस पृष्ठ पर',
  },
  articleHeader: {
    author: 'लेखक: टीम',
    updated: 'अद्यतन',
    readingTime,
    ...notAvailable,
  },
  articleList: {
    empty: 'कोई लेख नहीं मिला।',
    readMore: 'और पढ़ें',
    readMoreName: (readMore, title) => `${readMore}: ${title}`,
    readingTime,
    ...notAvailable,
  },
  breadcrumbs: { navigation: 'पृष्ठ का स्थान' },
  carousel: {
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    slides: 'स्लाइडें',
    position: (index, count) => `${count} में से ${index}`,
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    pause: 'स्लाइडों का अपने-आप बदलना रोकें',
    play: 'स्लाइडों का अपने-आप बदलना शुरू करें',
  },
  courseCard: {
    viewMore: 'और देखें',
    buyNow: 'अभी खरीदें',
    featured: 'विशेष',
    online: 'ऑनलाइन',
    offline: 'कक्षा में',
    linkName: (label, title) => `${label}: ${title}`,
    ...notAvailable,
  },
  courseDetail: {
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
    titleNotAvailable: notAvailable.titleNotAvailable,
  },
  dates: {
    months: [
      'जनवरी',
      'फ़रवरी',
      'मार्च',
      'अप्रैल',
      'मई',
      'जून',
      'जुलाई',
      'अगस्त',
      'सितंबर',
      'अक्टूबर',
      'नवंबर',
      'दिसंबर',
    ],
    day: (day, month, year) => `${day} ${month} ${year}`,
    month: (month, year) => `${month} ${year}`,
  },
  dayNav: { navigation: 'अन्य दिन', previous: 'पिछला दिन', next: 'अगला दिन' },
  listStatus: {
    articles: (total) => `${groupDigits(total)} लेख`,
    courses: (total) => `${groupDigits(total)} पाठ्यक्रम`,
    page: (page, pageCount) => `${groupDigits(pageCount)} में से पृष्ठ ${groupDigits(page)}`,
  },
  loading: { loading: 'लोड हो रहा है...' },
  mobileMenu: { menu: 'मेन्यू', open: 'मेन्यू खोलें', close: 'मेन्यू बंद करें' },
  modeSwitch: {
    legend: 'रंग',
    system: 'डिवाइस के अनुसार',
    light: 'हल्के',
    dark: 'गहरे',
  },
  monthCalendar: {
    weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
    weekdaysShort: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
    day: (day, count) => `${day}, ${groupDigits(count)} लेख`,
    previous: (month) => `पहले: ${month}`,
    next: (month) => `बाद में: ${month}`,
  },
  motionSwitch: { legend: 'गति', on: 'चालू', off: 'बंद' },
  pageStatus: { loading: 'लोड हो रहा है...' },
  pagination: { previous: 'पिछला', next: 'अगला', page: (page) => `पृष्ठ ${page}` },
  previousNext: {
    group: 'पिछला और अगला लेख',
    previous: 'पिछला लेख',
    next: 'अगला लेख',
    titleNotAvailable: notAvailable.titleNotAvailable,
  },
  relatedList: notAvailable,
  resourceCard: {
    titleNotAvailable: notAvailable.titleNotAvailable,
    categoryNotAvailable: notAvailable.categoryNotAvailable,
  },
  searchForm: { query: 'क्या खोजना है', submit: 'खोजें', filters: 'फ़िल्टर' },
  searchResults: {
    results: (total, query) => `"${query}" के लिए ${groupDigits(total)} परिणाम`,
    moreResults: (total, query) => `"${query}" के लिए ${groupDigits(total)} से अधिक परिणाम`,
    page: (page, pageCount) => `${groupDigits(pageCount)} में से पृष्ठ ${groupDigits(page)}`,
    titlesOnly: 'केवल शीर्षकों में खोजा जा रहा है।',
    empty: 'कुछ नहीं मिला। कम शब्दों या दूसरे शब्दों से खोजें।',
    suggestion: (query) => `क्या आप "${query}" खोजना चाहते थे?`,
    titleNotAvailable: notAvailable.titleNotAvailable,
  },
  shareLinks: {
    group: 'यह पृष्ठ साझा करें',
    whatsapp: 'WhatsApp पर भेजें',
    telegram: 'Telegram पर भेजें',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    notCopied: 'लिंक कॉपी नहीं हो सका',
    print: 'प्रिंट करें',
    more: 'अन्य',
  },
  siteFooter: {
    contact: 'संपर्क',
    social: 'हमसे जुड़ें',
  },
  siteHeader: { navigation: 'मुख्य', search: 'खोजें' },
  skipLink: { skip: 'सीधे मुख्य सामग्री पर जाएँ' },
  topicList: { topics: 'विषय', articles: (count) => `${groupDigits(count)} लेख` },
  videoCarousel: { play: (title) => `वीडियो चलाएँ: ${title}` },
};
