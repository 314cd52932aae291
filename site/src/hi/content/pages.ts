import type { OwnWords } from '@setu/website';
import { institute } from '../institute.ts';

/** This institute's own words for its pages, which replace the website's. */
export const ownWords: OwnWords = {
  home: {
    title: 'UPSC और राज्य PCS परीक्षाओं की तैयारी',
    description:
      'UPSC और BPSC के लिए ऑनलाइन और कक्षा पाठ्यक्रम, रोज़ निःशुल्क लेख, उत्तर लेखन का अभ्यास और हर वर्ष 250 छात्रवृत्तियाँ।',
  },
  about: { image: '/art/hero.svg' },
  career: { image: '/art/motifs/essay.svg' },
  offlineMode: {
    text: 'हमारी दिल्ली की कक्षाओं के पाठ्यक्रम। सूची छोटी करने के लिए विषय चुनें।',
    description:
      'UPSC और राज्य PCS परीक्षाओं के लिए दिल्ली में कक्षा पाठ्यक्रम: सामान्य अध्ययन, BPSC, समाजशास्त्र वैकल्पिक और टेस्ट सीरीज़।',
  },
  practice: { image: '/art/motifs/test-series.svg' },
  topics: { image: '/art/motifs/polity.svg' },
  scholarship: {
    image: '/art/motifs/sociology.svg',
    text: 'हर वर्ष 250 विद्यार्थी अपने पाठ्यक्रम के लिए 40% से 60% कम शुल्क देते हैं। देखें कि कौन-सी योजना आपके लिए है, क्या लाना है और पंजीकरण कैसे करें।',
    description:
      'हर वर्ष 250 विद्यार्थियों के लिए शुल्क में 60%, 50% और 40% की छात्रवृत्ति: कौन आवेदन करे, हर योजना की सीटें, दस्तावेज़ और पंजीकरण का तरीका।',
  },
  contact: {
    text: 'पाठ्यक्रम, उसके शुल्क, छात्रवृत्ति या नौकरी के साथ तैयारी के बारे में पूछें। हम हिंदी और अंग्रेज़ी में उत्तर देते हैं।',
    description:
      'हिंदी और अंग्रेज़ी की फ़ोन लाइनें, WhatsApp, हमारे दिल्ली कार्यालय का पता और पाठ्यक्रम या प्रवेश के बारे में प्रश्न भेजने के लिए फ़ॉर्म।',
  },
  privacy: {
    text: `${institute.name} आगंतुकों की कौन-सी जानकारी रखता है, क्यों, कितने समय तक, और किससे पूछें। यह नमूना पाठ है।`,
  },
  terms: {
    text: `${institute.name} की इस वेबसाइट, पाठ्यक्रमों और छात्रवृत्तियों पर क्या लागू होता है। यह नमूना पाठ है।`,
  },
};
