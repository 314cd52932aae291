import type { ArticleCategory } from "@setu/website";

/**
 * The lists of articles, in the order of the menus. `category` is the value of the column in the table, letter
 * for letter. A list that is deleted here has no address any more.
 */
export const articleCategories = [
  {
    category: "दैनिक समसामयिकी",
    listPath: "/daily-current-affairs-analysis",
    articlePath: "/daily-current-affairs-analysis",
    heading: "दैनिक समसामयिकी विश्लेषण",
    description: "हर बार एक सार्वजनिक विषय: वह क्या है, कैसे काम करता है और पाठ्यक्रम में कहाँ आता है।",
    image: "/art/reading.svg",
    meta: {
      description:
        "सिविल सेवा परीक्षाओं के लिए समसामयिकी की सरल व्याख्या: कोई संस्था, कानून या नीति क्या करती है और पाठ्यक्रम में उसका स्थान कहाँ है।",
    },
  },
  {
    category: "संपादकीय विश्लेषण",
    listPath: "/editorial-analysis",
    articlePath: "/editorial-analysis",
    heading: "संपादकीय विश्लेषण",
    description: "तर्क कैसे बनता है, उसके विरुद्ध क्या कहा जा सकता है और उत्तर में दोनों का उपयोग कैसे करें।",
    image: "/art/reading.svg",
    meta: {
      description:
        "मुख्य परीक्षा के लिए विचार पृष्ठों के तर्कों का विश्लेषण: दावा, प्रमाण, दूसरा पक्ष और अपने उत्तर में उनका उपयोग करने का तरीका।",
    },
  },
  {
    category: "आज के तथ्य",
    listPath: "/facts-of-the-day",
    articlePath: "/facts-of-the-day",
    heading: "आज के महत्वपूर्ण तथ्य",
    description: "प्रारंभिक परीक्षा के लिए छोटे नोट: शब्द, स्थान, संस्थाएँ और तिथियाँ जिन्हें याद रखना चाहिए।",
    image: "/art/books.svg",
    meta: {
      description:
        "प्रारंभिक परीक्षा के लिए हर दिन नए छोटे नोट: संविधान के अनुच्छेद, संस्थाएँ, आर्थिक शब्द, स्थान और तिथियाँ। पढ़ना निःशुल्क है।",
    },
  },
  {
    category: "दैनिक उत्तर लेखन",
    listPath: "/daily-answer-writing",
    articlePath: "/article",
    heading: "दैनिक उत्तर लेखन",
    description:
      "मुख्य परीक्षा की शैली का एक प्रश्न, उत्तर की योजना के साथ। योजना पढ़ने से पहले अपना उत्तर लिखें।",
    image: "/art/writing.svg",
    meta: {
      description:
        "मुख्य परीक्षा के लिए अभ्यास प्रश्न: शब्द सीमा, प्रश्न क्या माँगता है और उत्तर की योजना। निःशुल्क, बिना खाता बनाए पढ़ें।",
    },
  },
] as const satisfies readonly ArticleCategory[];
