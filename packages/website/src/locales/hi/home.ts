import type * as en from '../en/home.ts';

export const home: typeof en.home = {
  title: 'सिविल सेवा परीक्षाओं की तैयारी',
  description:
    'सिविल सेवा परीक्षाओं के लिए पाठ्यक्रम, और हर दिन के अध्ययन के लिए लेख, जिन्हें बिना खाता बनाए निःशुल्क पढ़ा जा सकता है।',
};

export const showAll: typeof en.showAll = (count) => `सभी ${count} पाठ्यक्रम देखें`;

export const courseCategories: typeof en.courseCategories = 'नए पाठ्यक्रमों की श्रेणियाँ';
