import type { Words } from './en.ts';
import { article } from './hi/article.ts';
import { content } from './hi/content.ts';
import { files } from './hi/files.ts';
import { calendar } from './hi/calendar.ts';
import { messages } from './hi/messages.ts';

export const hi: Words = {
  locale: 'hi-IN',
  otherLanguage: 'English',
  desk: (site) => `${site} की डेस्क`,
  closed: {
    heading: 'डेस्क यहाँ बंद है',
    text: 'इसका लिंक एक बार और एक ही ब्राउज़र के लिए है। टर्मिनल में Ctrl-C से डेस्क बंद कीजिए, फिर से शुरू कीजिए और नया लिंक खोलिए। यह लिंक किसी और ने खोला हो, तो उसके लिए भी डेस्क बंद हो जाएगी।',
  },
  ended: {
    heading: 'डेस्क बंद हो चुकी है',
    text: 'टर्मिनल में फिर से शुरू कीजिए: npm run desk -- web',
  },
  failed: 'यह नहीं हो सका',
  undo: 'पहले जैसा कीजिए',
  article,
  articles: {
    title: 'लेख',
    filters: 'कौन-से लेख',
    search: 'शीर्षक के शब्द',
    state: 'स्थिति',
    category: 'श्रेणी',
    language: 'भाषा',
    any: 'सभी',
    states: { draft: 'मसौदा', scheduled: 'समय तय', published: 'प्रकाशित' },
    languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
    corrected: (date) => `${date} को सुधारा गया`,
    untitled: 'बिना शीर्षक',
    none: 'ऐसा कोई लेख नहीं है।',
    pages: 'लेखों के पृष्ठ',
  },
  content,
  files,
  calendar,
  messages,
};
