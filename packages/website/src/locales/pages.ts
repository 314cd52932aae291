import { accessibility } from '@locales/accessibility.ts';
import { about, career } from '@locales/about.ts';
import { login, register } from '@locales/account.ts';
import { contact } from '@locales/contact.ts';
import { offlineMode, onlineMode } from '@locales/courseModes.ts';
import { daily } from '@locales/daily.ts';
import { home } from '@locales/home.ts';
import { privacy, terms } from '@locales/legal.ts';
import { selections } from '@locales/results.ts';
import { practice } from '@locales/practice.ts';
import { practiceAgain, saved } from '@locales/saved.ts';
import { scholarship } from '@locales/scholarship.ts';
import { search } from '@locales/search.ts';
import { topics } from '@locales/topics.ts';
import { type PageName, paths } from '../paths.ts';
import { type PageCopy, homeMeta, pageCopy } from './pageCopy.ts';

/** All fixed pages, for the server. A page imports only its own, so that browsers load no other page's words. */
export const pages = {
  home: { path: paths.home, meta: homeMeta(home) },
  about: pageCopy('about', about),
  selections: pageCopy('selections', selections),
  career: pageCopy('career', career),
  daily: pageCopy('daily', daily),
  practice: pageCopy('practice', practice),
  practiceAgain: pageCopy('practiceAgain', practiceAgain),
  saved: pageCopy('saved', saved),
  offlineMode: pageCopy('offlineMode', offlineMode),
  onlineMode: pageCopy('onlineMode', onlineMode),
  topics: pageCopy('topics', topics),
  scholarship: pageCopy('scholarship', scholarship),
  contact: pageCopy('contact', contact),
  search: pageCopy('search', search),
  privacy: pageCopy('privacy', privacy),
  terms: pageCopy('terms', terms),
  accessibility: pageCopy('accessibility', accessibility),
  login: pageCopy('login', login),
  register: pageCopy('register', register),
} satisfies Record<PageName, Pick<PageCopy, 'path' | 'meta'>>;
