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
  },
  {
    category: "संपादकीय विश्लेषण",
    listPath: "/editorial-analysis",
    articlePath: "/editorial-analysis",
    heading: "संपादकीय विश्लेषण",
    description: "तर्क कैसे बनता है, उसके विरुद्ध क्या कहा जा सकता है और उत्तर में दोनों का उपयोग कैसे करें।",
    image: "/art/reading.svg",
  },
  {
    category: "आज के तथ्य",
    listPath: "/facts-of-the-day",
    articlePath: "/facts-of-the-day",
    heading: "आज के महत्त्वपूर्ण तथ्य",
    description: "प्रारंभिक परीक्षा के लिए छोटे नोट: शब्द, स्थान, संस्थाएँ और तिथियाँ जिन्हें याद रखना चाहिए।",
    image: "/art/books.svg",
  },
  {
    category: "दैनिक उत्तर लेखन",
    listPath: "/daily-answer-writing",
    articlePath: "/article",
    heading: "दैनिक उत्तर लेखन",
    description:
      "मुख्य परीक्षा की शैली का एक प्रश्न, उत्तर की योजना के साथ। योजना पढ़ने से पहले अपना उत्तर लिखें।",
    image: "/art/writing.svg",
  },
] as const satisfies readonly ArticleCategory[];
