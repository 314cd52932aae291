import type { ArticleState } from '../../api/articleState.ts';
import { article } from './en/article.ts';
import { content } from './en/content.ts';
import { files } from './en/files.ts';
import { calendar } from './en/calendar.ts';
import { messages } from './en/messages.ts';

const states: Record<ArticleState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export const en = {
  locale: 'en-IN',
  /** The other language, named in that language. */
  otherLanguage: 'हिन्दी',
  desk: (site: string) => `Desk of ${site}`,
  closed: {
    heading: 'The desk is closed here',
    text: 'Its link holds for once, and for one browser. End the desk in the terminal with Ctrl-C, start it again, and open the new link. Whoever else has opened this one is then out as well.',
  },
  ended: {
    heading: 'The desk has ended',
    text: 'Start it again in the terminal: npm run desk -- web',
  },
  failed: 'This did not succeed',
  undo: 'Undo',
  article,
  articles: {
    title: 'Articles',
    filters: 'Which articles',
    search: 'Words of the title',
    state: 'State',
    category: 'Category',
    language: 'Language',
    any: 'All',
    states,
    languages: { en: 'English', hi: 'Hindi' },
    corrected: (date: string) => `corrected ${date}`,
    untitled: 'Without a title',
    none: 'There is no such article.',
    pages: 'Pages of articles',
  },
  content,
  files,
  calendar,
  messages,
};

export type Words = typeof en;
