import { type SectionCopy, whatsappHref } from '@setu/website';
import { institute } from '../institute.ts';

/** The top of the home page. */
export const hero = {
  heading: institute.slogan,
  text: 'लगन जगाइए, शासन को समझिए, भारत का भविष्य गढ़िए।',
  action: { label: 'साथ पढ़ना शुरू करें', href: '/Contact' },
  image: {
    src: '/art/hero.svg',
    alt: 'उगते सूरज के सामने, हाथ में पुस्तक लिए एक छात्रा पुल पार कर रही है।',
    width: 800,
    height: 600,
  },
} as const;

export const freeResources = {
  id: 'free-resources',
  heading: 'निःशुल्क अध्ययन सामग्री',
  slides: 'चुनने के लिए निःशुल्क सामग्री',
  intro: 'लेख, अभ्यास प्रश्न और अखबार पढ़ने की मार्गदर्शिकाएँ: निःशुल्क, बिना खाता बनाए।',
  emptyText: 'अभी कोई निःशुल्क सामग्री नहीं है।',
} as const satisfies SectionCopy & { slides: string };

export const latestCourses = {
  id: 'latest-courses',
  heading: 'नए पाठ्यक्रम',
  intro: 'जिन पाठ्यक्रमों में प्रवेश चल रहा है, सबसे नए पहले।',
  emptyText: 'अभी इस तरह का कोई पाठ्यक्रम नहीं है।',
  modes: [
    { label: 'ऑनलाइन पाठ्यक्रम', href: '/online-mode' },
    { label: 'ऑफ़लाइन पाठ्यक्रम', href: '/offline-mode' },
  ],
} satisfies SectionCopy & Record<string, unknown>;

export const topperVideos = {
  id: 'topper-videos',
  heading: 'चयनित विद्यार्थियों ने तैयारी कैसे की',
  slides: 'चयनित विद्यार्थियों के वीडियो',
  intro: 'छोटे वीडियो, हर एक में एक आदत: उत्तर लेखन, पुस्तकें चुनना, मॉक टेस्ट जाँचना।',
  action: { label: 'हमारे परिणाम देखें', href: '/selections' },
} as const;

export const community = {
  id: 'community',
  heading: 'दूसरों के साथ तैयारी करें',
  text: 'दिन के लेख और हर शाम उत्तर लेखन का एक प्रश्न: हमारे WhatsApp समुदाय से जुड़ें।',
  actions: [
    { label: 'WhatsApp पर जुड़ें', href: whatsappHref(institute, 'नमस्ते, मुझे अध्ययन समुदाय से जुड़ना है।') },
    { label: 'हमसे संपर्क करें', href: '/contact' },
  ],
};
