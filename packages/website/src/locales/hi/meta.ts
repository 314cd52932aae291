import { institute } from '@site/institute.ts';
import type * as en from '../en/meta.ts';

export const articleDescription: typeof en.articleDescription = (title) =>
  `${title}: ${institute.exams} के अभ्यर्थियों के लिए अध्ययन लेख। किसी भी फ़ोन पर निःशुल्क पढ़ें, इसके लिए कोई खाता बनाना आवश्यक नहीं है।`;

export const periodDescription: typeof en.periodDescription = (heading, period) =>
  `${heading}, ${period}: हर लेख अपनी तिथि और पहले वाक्यों के साथ, ${institute.exams} के अभ्यर्थियों के लिए। पढ़ना निःशुल्क है।`;

export const courseDescription: typeof en.courseDescription = (title) =>
  `${title}: अवधि, शुल्क, मॉड्यूल में क्या पढ़ाया जाता है, इसे पूरा करने के बाद आप क्या कर सकेंगे, और आप इसमें प्रवेश कैसे ले सकते हैं।`;

export const topicDescription: typeof en.topicDescription = (topic) =>
  `${topic}: इस विषय पर हमारे सभी लेख, नए पहले, ${institute.exams} के अभ्यर्थियों के लिए। पढ़ना निःशुल्क है और खाता बनाना आवश्यक नहीं है।`;
