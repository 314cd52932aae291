import type {
  ArticleName,
  CarouselName,
  FormName,
  LanguageLabels,
  PracticeName,
  RareName,
} from '../../components/UiProvider/LanguageLabels.ts';
import { notAvailable, readingTime } from './notAvailable.ts';

/** Hindi for all components but those that few pages have: these can load theirs separately. */
export const hindiPageLabels: Omit<
  LanguageLabels,
  ArticleName | CarouselName | FormName | PracticeName | RareName
> = {
  achiever: {
    claim: (name, rank, year) => `${name}, ${year} में रैंक ${rank}`,
    course: (course, duration, paid) =>
      `लिया गया पाठ्यक्रम: ${course}, ${duration}, ${paid ? 'सशुल्क' : 'निःशुल्क'}`,
  },
  articleList: {
    empty: 'कोई लेख नहीं मिला।',
    readMore: 'और पढ़ें',
    readMoreName: (readMore, title) => `${readMore}: ${title}`,
    readingTime,
    ...notAvailable,
  },
  breadcrumbs: { navigation: 'पृष्ठ का स्थान' },
  courseCard: {
    viewMore: 'और देखें',
    buyNow: 'अभी खरीदें',
    featured: 'विशेष',
    online: 'ऑनलाइन',
    offline: 'ऑफ़लाइन',
    linkName: (label, title) => `${label}: ${title}`,
    ...notAvailable,
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
  dialog: { close: 'बंद करें' },
  listStatus: {
    articles: (_, written) => `${written} लेख`,
    courses: (_, written) => `${written} पाठ्यक्रम`,
    page: (page, pageCount) => `${pageCount} में से पृष्ठ ${page}`,
  },
  loading: { loading: 'लोड हो रहा है...' },
  mobileMenu: { menu: 'मेन्यू', open: 'मेन्यू खोलें', close: 'मेन्यू बंद करें' },
  modeSwitch: { legend: 'रंग', system: 'उपकरण के अनुसार', light: 'हल्के', dark: 'गहरे' },
  motionSwitch: { legend: 'गति', on: 'चालू', off: 'बंद' },
  notice: { success: 'सफल', danger: 'महत्त्वपूर्ण' },
  pageStatus: { loading: 'लोड हो रहा है...' },
  pagination: { previous: 'पिछला', next: 'अगला', page: (_, written) => `पृष्ठ ${written}` },
  resourceCard: {
    titleNotAvailable: notAvailable.titleNotAvailable,
    categoryNotAvailable: notAvailable.categoryNotAvailable,
  },
  siteFooter: { contact: 'संपर्क', social: 'हमसे जुड़ें' },
  siteHeader: { navigation: 'मुख्य', search: 'खोजें' },
  skipLink: { skip: 'सीधे मुख्य सामग्री पर जाएँ' },
  topicList: { topics: 'विषय', articles: (_, written) => `${written} लेख` },
};
