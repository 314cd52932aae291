import { type SectionCopy, whatsappHref } from "@setu/website";
import { institute } from "../institute.ts";

/** The top of the home page. Sample words: write your own. */
export const hero = {
  heading: institute.slogan,
  text: "सिविल सेवा परीक्षाओं के लिए पाठ्यक्रम, दैनिक अध्ययन लेख और उत्तर लेखन।",
  action: { label: "हमसे बात करें", href: "/contact" },
  image: { src: "/art/hero.svg", alt: "उगते सूर्य के सामने खुली पुस्तक।", width: 800, height: 600 },
} as const;

export const freeResources = {
  id: "free-resources",
  heading: "निःशुल्क अध्ययन सामग्री",
  // Other words than the heading, which names the section around it.
  slides: "चुनने के लिए निःशुल्क सामग्री",
  intro: "लेख, उत्तर लेखन का अभ्यास और पढ़ने के मार्गदर्शक: निःशुल्क, बिना खाता बनाए।",
  emptyText: "अभी कोई निःशुल्क सामग्री नहीं है।",
} as const satisfies SectionCopy & { slides: string };

export const latestCourses = {
  id: "latest-courses",
  heading: "नवीनतम पाठ्यक्रम",
  intro: "प्रवेश के लिए खुले पाठ्यक्रम, नए पहले; हर एक के साथ अवधि, शुल्क और विषय-वस्तु।",
  emptyText: "इस प्रकार का कोई पाठ्यक्रम अभी नहीं है।",
  modes: [
    { label: "ऑनलाइन पाठ्यक्रम", href: "/online-mode" },
    { label: "ऑफ़लाइन पाठ्यक्रम", href: "/offline-mode" },
  ],
} satisfies SectionCopy & Record<string, unknown>;

/** Shown when there is a `testimonials.ts` beside this file. */
export const topperVideos = {
  id: "topper-videos",
  heading: "हमारे विद्यार्थियों ने कैसे तैयारी की",
  slides: "विद्यार्थियों के वीडियो",
  intro: "छोटे वीडियो, हर एक में एक आदत की बात।",
  action: { label: "हमारे परिणाम देखें", href: "/selections" },
} as const;

export const community = {
  id: "community",
  heading: "साथ मिलकर तैयारी करें",
  text: "दिन के लेखों और हर शाम एक प्रश्न के लिए हमारे WhatsApp समुदाय से जुड़ें।",
  actions: [
    { label: "WhatsApp पर जुड़ें", href: whatsappHref(institute, "नमस्ते, मुझे अध्ययन समुदाय से जुड़ना है।") },
    { label: "संपर्क करें", href: "/contact" },
  ],
};
