import { institute } from '@site/institute.ts';
import type * as en from '../en/article.ts';

export const articleName = 'लेख';

export const noArticle: typeof en.noArticle = {
  heading: 'लेख नहीं मिला।',
  text: 'हो सकता है यह कहीं और चला गया हो या हटा दिया गया हो। लेखों की सूचियाँ ये हैं:',
  failed: 'यह अभी नहीं लाया जा सका। कृपया थोड़ी देर में फिर से प्रयास करें।',
};

export const translation: typeof en.translation = {
  beside: 'साथ-साथ पढ़ें: हिंदी और अंग्रेज़ी',
  alone: 'केवल हिंदी में पढ़ें',
  corrected: (day, isHindi) =>
    `${isHindi ? 'हिंदी' : 'अंग्रेज़ी'} पाठ ${day} को, इस अनुवाद के बाद, सुधारा गया।`,
};

export const articleDescription: typeof en.articleDescription = (title) =>
  `${title}: ${institute.exams} के अभ्यर्थियों के लिए अध्ययन लेख। किसी भी फ़ोन पर निःशुल्क पढ़ें, इसके लिए कोई खाता बनाना आवश्यक नहीं है।`;
