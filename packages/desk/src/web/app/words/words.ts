import { timeZone } from '@setu/data';
import { createContext, use } from 'react';
import { article } from './article.ts';
import { type InOne, both, inOne, withValue } from './both.ts';
import { calendar } from './calendar.ts';
import { content } from './content.ts';
import { files } from './files.ts';
import { messages } from './messages.ts';
import { inHindi } from './said.ts';

const texts = {
  locale: both('en-IN', 'hi-IN'),
  /** The other language, named in that language. */
  otherLanguage: both('हिन्दी', 'English'),
  desk: withValue('Desk of %s', '%s की डेस्क'),
  closed: {
    heading: both('The desk is closed here', 'डेस्क यहाँ बंद है'),
    text: both(
      'Its link works once, in one browser. End the desk in the terminal with Ctrl-C, start it again, and open the new link. Anyone else who opened this one is then signed out too.',
      'इसका लिंक एक बार और एक ही ब्राउज़र के लिए है। टर्मिनल में Ctrl-C से डेस्क बंद कीजिए, फिर से शुरू कीजिए और नया लिंक खोलिए। यह लिंक किसी और ने खोला हो, तो उसके लिए भी डेस्क बंद हो जाएगी।',
    ),
  },
  ended: {
    heading: both('The desk has ended', 'डेस्क बंद हो चुकी है'),
    text: both(
      'Start it again in the terminal: npm run desk -- web',
      'टर्मिनल में फिर से शुरू कीजिए: npm run desk -- web',
    ),
  },
  gone: {
    heading: both('It is not there any more', 'यह अब नहीं है'),
    text: both('It was withdrawn or deleted.', 'इसे वेबसाइट से हटाया या मिटाया गया है।'),
  },
  /** A sentence of the server, in this language if there are words for it. */
  said: both((sentence: string) => sentence, inHindi),
  failed: both('This did not succeed', 'यह नहीं हो सका'),
  again: both('Try again', 'फिर से कोशिश कीजिए'),
  undo: both('Undo', 'पहले जैसा कीजिए'),
  article,
  articles: {
    title: both('Articles', 'लेख'),
    filters: both('Which articles', 'कौन-से लेख'),
    search: both('Words of the title', 'शीर्षक के शब्द'),
    state: both('State', 'स्थिति'),
    category: both('Category', 'श्रेणी'),
    language: both('Language', 'भाषा'),
    any: both('All', 'सभी'),
    states: {
      draft: both('Draft', 'मसौदा'),
      scheduled: both('Scheduled', 'समय तय'),
      published: both('Published', 'प्रकाशित'),
    },
    languages: { en: both('English', 'अंग्रेज़ी'), hi: both('Hindi', 'हिंदी') },
    corrected: withValue('corrected %s', '%s को सुधारा गया'),
    untitled: both('Without a title', 'बिना शीर्षक'),
    none: both('There is no such article.', 'ऐसा कोई लेख नहीं है।'),
    pages: both('Pages of articles', 'लेखों के पृष्ठ'),
  },
  content,
  files,
  calendar,
  messages,
};

export type Words = InOne<typeof texts>;
export const languages = { en: inOne(texts, 'en'), hi: inOne(texts, 'hi') };
export type DeskLanguage = keyof typeof languages;

export const WordsContext = createContext<Words>(languages.en);
export const useWords = (): Words => use(WordsContext);

/** An instant in India's time, formatted for the locale. */
export const inIndia = (instant: string, { locale }: Pick<Words, 'locale'>): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** The label of a field; numbered fields have the number in it. */
export function labelOf(name: string, { fields }: Pick<Words['content'], 'fields'>): string {
  const [, base = name, place = '', more = ''] = /^([a-z]+)_(\d)(_heading)?$/.exec(name) ?? [];
  const label = fields[`${base}${more}` as keyof typeof fields];
  return place === '' ? label : `${label} ${place}`;
}
