import { institute } from '@site/institute.ts';
import type * as en from '../en/programs.ts';
import { ifPractice } from '../ifPractice.ts';

export const allArticles: typeof en.allArticles = `${institute.name}: सभी लेख`;

export const aboutAllArticles: typeof en.aboutAllArticles = `${institute.exams} के अभ्यर्थियों के लिए हर प्रकार के नए अध्ययन लेख।`;

export const practiceFeedWords: typeof en.practiceFeedWords = {
  about: `${institute.exams} के अभ्यर्थियों के लिए हर दिन के प्रश्न, और उनमें क्या सुधारा गया।`,
  title: (day) => `अभ्यास: ${day}`,
  count: (count) => `${count} प्रश्न।`,
  question: (number) => `प्रश्न ${number}`,
  answers: 'उत्तर',
  corrected: (number, day, text) => `प्रश्न ${number}: ${day} को सुधारा गया: ${text}`,
  dropped: (number, day, text) => `प्रश्न ${number}: ${day} को हटाया गया: ${text}`,
};

export const author: typeof en.author = `${institute.name} टीम`;

export const llms: typeof en.llms = {
  intro:
    'हर पृष्ठ का पूरा पाठ उसके HTML में है। सूचियों में एक पृष्ठ पर 20 प्रविष्टियाँ हैं; आगे की प्रविष्टियाँ `?page=2` पर हैं।',
  courses: 'पाठ्यक्रम',
  articles: 'लेख',
  institute: 'संस्थान',
  optional: 'वैकल्पिक',
  search: {
    heading: 'खोज',
    query: 'धन विधेयक',
    text: () => `लेख, पाठ्यक्रम${ifPractice(', प्रश्न')} और निःशुल्क सामग्री उनके शब्दों से खोजता है`,
  },
  sitemap: { heading: 'साइटमैप', text: 'हर पृष्ठ का पता, लेखों की तिथियों के साथ' },
};

export const refusals: typeof en.refusals = {
  400: 'यह पता पढ़ा नहीं जा सका।',
  403: 'दूसरी साइटों से भेजा गया फ़ॉर्म स्वीकार नहीं किया जाता।',
  404: 'ऐसी कोई फ़ाइल नहीं है।',
  405: 'इस पते पर यह अनुरोध नहीं किया जा सकता।',
  429: 'एक साथ बहुत अधिक अनुरोध आए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  503: 'यह फ़ाइल अभी नहीं बन सकती। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  beingMade: 'यह फ़ाइल बन रही है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};
