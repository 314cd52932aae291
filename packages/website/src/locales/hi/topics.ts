import { institute } from '@site/institute.ts';
import type * as en from '../en/topics.ts';

export const topics: typeof en.topics = {
  heading: 'विषय',
  text: 'परीक्षा के पाठ्यक्रम के प्रश्नपत्र और विषय, और हर एक पर हमारे लेख। जिन पर सबसे अधिक लेख हैं, वे पहले हैं।',
  description:
    'प्रश्नपत्र और विषय के अनुसार अध्ययन लेख: कोई विषय चुनें और उस पर हमारा लिखा सब कुछ पढ़ें, नए लेख पहले। पढ़ना निःशुल्क है।',
};

export const noTopics: typeof en.noTopics = 'कोई विषय नहीं मिला।';

export const lists: typeof en.lists = 'लेखों की सूचियाँ';

export const practiceOfTopic: typeof en.practiceOfTopic = (questions) =>
  `अभ्यास करें: इस विषय पर ${questions} प्रश्न`;

export const topicDescription: typeof en.topicDescription = (topic) =>
  `${topic}: इस विषय पर हमारे सभी लेख, नए पहले, ${institute.exams} के अभ्यर्थियों के लिए। पढ़ना निःशुल्क है और खाता बनाना आवश्यक नहीं है।`;
