import type * as en from '../en/articles.ts';

export const archive: typeof en.archive = {
  heading: 'पुराने लेख',
  intro: 'कोई दिन चुनें जिसमें लेख हों। तीर दूसरे महीनों पर ले जाते हैं।',
  jump: 'दिन या महीना चुनें',
  all: 'किसी दिन की सभी सूचियाँ',
  of: (heading) => `${heading}: पुराने लेख`,
};

export const translation: typeof en.translation = {
  beside: 'साथ-साथ पढ़ें: हिंदी और अंग्रेज़ी',
  alone: 'केवल हिंदी में पढ़ें',
  corrected: (day) => `अंग्रेज़ी पाठ ${day} को, इस अनुवाद के बाद, सुधारा गया।`,
  otherList: 'यह अंग्रेज़ी में है: हिंदी में अभी कुछ नहीं है।',
};

export const noArticle: typeof en.noArticle = {
  heading: 'लेख नहीं मिला।',
  text: 'हो सकता है यह कहीं और चला गया हो या हटा दिया गया हो। लेखों की सूचियाँ ये हैं:',
  failed: 'यह अभी नहीं लाया जा सका। कृपया थोड़ी देर में फिर से प्रयास करें।',
};
