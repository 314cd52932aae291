import { institute } from '@site/institute.ts';
import type * as en from '../en/practice.ts';

export const practice: typeof en.practice = {
  heading: 'अभ्यास',
  text: 'हर दिन के प्रश्न, जैसे प्रारंभिक परीक्षा में आते हैं।',
  description:
    'प्रारंभिक परीक्षा जैसे प्रश्न: उत्तर तुरंत जाँचें, हर प्रश्न की व्याख्या और उससे जुड़ा लेख पढ़ें। सब निःशुल्क।',
};

export const practiceWords: typeof en.practiceWords = {
  totals: (questions, marks) => `${questions} प्रश्न, ${marks} अंक`,
  none: 'अभी कोई प्रश्न नहीं है।',
  rule: 'गलत उत्तर पर उस प्रश्न के एक तिहाई अंक कटते हैं, खाली छोड़ने पर कुछ नहीं।',
  read: 'पढ़ें:',
  source: 'स्रोत:',
  again: 'जो गलत हुआ, उसका फिर से अभ्यास करें',
  feed: 'अभ्यास के प्रश्न',
};

export const practiceArchive: typeof en.practiceArchive = {
  heading: 'पुराने प्रश्न',
  intro: 'कोई दिन चुनें जिसमें प्रश्न हों। तीर दूसरे महीनों पर ले जाते हैं।',
  label: 'प्रश्नों वाले दिन',
  day: (day, _count, written) => `${day}, ${written} प्रश्न`,
};

export const practiceDescription: typeof en.practiceDescription = (name) =>
  `${name}: ${institute.exams} के अभ्यास प्रश्न। उत्तर तुरंत जाँचें, हर प्रश्न की व्याख्या और उससे जुड़ा लेख पढ़ें। सब निःशुल्क।`;
