import type { ArticleCategory } from '@setu/website';

/** Translates `../../content/articleCategories.ts`; `category` and the addresses are the same in both. */
export const articleCategories = [
  {
    category: 'What to Read in The Hindu',
    label: 'द हिंदू में क्या पढ़ें',
    listPath: '/what-to-read-in-the-hindu',
    articlePath: '/what-to-read-in-the-Hindu',
    heading: 'द हिंदू में क्या पढ़ें',
    description: 'कौन-से पृष्ठ आपके एक घंटे के योग्य हैं, उनमें क्या देखें और क्या छोड़ें।',
    image: '/art/motifs/environment.svg',
  },
  {
    category: 'What to Read in Indian Express',
    label: 'इंडियन एक्सप्रेस में क्या पढ़ें',
    listPath: '/what-to-read-in-indian-express',
    articlePath: '/what-to-read-in-indian-express',
    heading: 'इंडियन एक्सप्रेस में क्या पढ़ें',
    description: 'इसके व्याख्या और विचार पृष्ठ कैसे पढ़ें और उनसे काम के नोट्स कैसे बनाएँ।',
    image: '/art/motifs/history.svg',
  },
  {
    category: 'Editorial Analysis',
    label: 'संपादकीय विश्लेषण',
    listPath: '/editorial-analysis',
    articlePath: '/editorial-analysis',
    heading: 'संपादकीय विश्लेषण',
    description: 'तर्क कैसे बनता है, उसके विरुद्ध क्या कहा जा सकता है और दोनों उत्तर में कैसे आएँ।',
    image: '/art/motifs/ethics.svg',
  },
  {
    category: 'Daily Current Affairs Analysis',
    label: 'दैनिक समसामयिकी विश्लेषण',
    listPath: '/daily-current-affairs-analysis',
    articlePath: '/daily-current-affairs-analysis',
    heading: 'दैनिक समसामयिकी विश्लेषण',
    description: 'एक सार्वजनिक विषय: वह क्या है, कैसे काम करता है, पाठ्यक्रम में कहाँ आता है।',
    image: '/art/motifs/current-affairs.svg',
  },
  {
    category: 'Facts of the Day',
    label: 'आज के तथ्य',
    listPath: '/facts-of-the-day',
    articlePath: '/facts-of-the-day',
    heading: 'आज के महत्त्वपूर्ण तथ्य',
    description: 'प्रारंभिक परीक्षा के छोटे नोट्स: संविधान के अनुच्छेद, संस्थाएँ, शब्द, स्थान और तिथियाँ।',
    image: '/art/motifs/science.svg',
  },
  {
    category: 'Daily Answer Writing',
    label: 'दैनिक उत्तर लेखन',
    listPath: '/daily-answer-writing',
    articlePath: '/article',
    heading: 'दैनिक उत्तर लेखन',
    description:
      'मुख्य परीक्षा की शैली का एक प्रश्न, उत्तर की योजना के साथ। योजना पढ़ने से पहले अपना उत्तर लिखें।',
    image: '/art/motifs/essay.svg',
  },
] as const satisfies readonly ArticleCategory[];
