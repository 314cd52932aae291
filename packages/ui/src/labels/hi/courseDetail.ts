import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiCourseDetailLabels: LanguageLabels['courseDetail'] = {
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
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
};
