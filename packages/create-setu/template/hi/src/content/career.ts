import { mailHref } from "@setu/website";
import { institute } from "../institute.ts";

/** The careers page. Sample words: write your own. */
export const openings = {
  heading: "अभी कोई पद खाली नहीं है",
  text: "जब कोई पद खुलता है, तो हम काम, स्थान और वेतन के साथ इसी पृष्ठ पर सूचना देते हैं।",
} as const;

export const whyWorkWithUs = {
  heading: "हमारे साथ काम क्यों करें",
  reasons: [
    {
      heading: "तैयारी भी काम है",
      text: "कक्षा की तैयारी और उत्तर जाँचने के घंटे पढ़ाने के घंटों के साथ समय-सारणी में गिने जाते हैं।",
    },
    {
      heading: "विद्यार्थियों को जानने का अवसर",
      text: "आप पूरे पाठ्यक्रम में उन्हीं विद्यार्थियों के साथ रहते हैं और उनके उत्तरों में अपने पढ़ाने का असर देखते हैं।",
    },
  ],
} as const;

export const join = {
  heading: "फिर भी हमें लिखें",
  text: `${institute.email} पर बताएँ कि आप क्या पढ़ाना, जाँचना या लिखना चाहते हैं, और अपने काम का एक पृष्ठ साथ भेजें।`,
  action: {
    label: `${institute.email} पर लिखें`,
    href: mailHref(institute, `${institute.name} के साथ काम`),
  },
} as const;
