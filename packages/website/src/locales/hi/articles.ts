import { institute } from '@site/institute.ts';
import type * as en from '../en/articles.ts';

export const archive: typeof en.archive = {
  heading: 'पुराने लेख',
  intro: 'कोई दिन चुनें जिसमें लेख हों। तीर दूसरे महीनों पर ले जाते हैं।',
  jump: 'दिन या महीना चुनें',
  all: 'किसी दिन की सभी सूचियाँ',
  of: (heading) => `${heading}: पुराने लेख`,
};

export const inOtherLanguage: typeof en.inOtherLanguage = 'यह अंग्रेज़ी में है: हिंदी में अभी कुछ नहीं है।';

export const describeList: typeof en.describeList = ({ heading, description }) =>
  `${heading}: ${description} ${institute.exams} के लिए, निःशुल्क।`;

export const periodDescription: typeof en.periodDescription = (heading, period) =>
  `${heading}, ${period}: हर लेख अपनी तिथि और पहले वाक्यों के साथ, ${institute.exams} के अभ्यर्थियों के लिए। पढ़ना निःशुल्क है।`;
