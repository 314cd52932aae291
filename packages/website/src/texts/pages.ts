import { about, career } from '@texts/about.ts';
import { login, register } from '@texts/account.ts';
import { contact } from '@texts/contact.ts';
import { offlineMode, onlineMode } from '@texts/courseModes.ts';
import { daily } from '@texts/daily.ts';
import { home } from '@texts/home.ts';
import { privacy, terms } from '@texts/legal.ts';
import { selections } from '@texts/results.ts';
import { scholarship } from '@texts/scholarship.ts';
import { search } from '@texts/search.ts';
import { topics } from '@texts/topics.ts';
import { paths } from '../paths.ts';
import type { PageName } from '../paths.ts';
import { homeMeta, pageCopy } from './pageCopy.ts';
import type { PageCopy } from './pageCopy.ts';

/** All fixed pages, for the server. A page itself takes its own alone, so that browsers fetch no other's words. */
export const pages = {
  home: { path: paths.home, meta: homeMeta(home) },
  about: pageCopy('about', about),
  selections: pageCopy('selections', selections),
  career: pageCopy('career', career),
  daily: pageCopy('daily', daily),
  offlineMode: pageCopy('offlineMode', offlineMode),
  onlineMode: pageCopy('onlineMode', onlineMode),
  topics: pageCopy('topics', topics),
  scholarship: pageCopy('scholarship', scholarship),
  contact: pageCopy('contact', contact),
  search: pageCopy('search', search),
  privacy: pageCopy('privacy', privacy),
  terms: pageCopy('terms', terms),
  login: pageCopy('login', login),
  register: pageCopy('register', register),
} satisfies Record<PageName, Pick<PageCopy, 'path' | 'meta'>>;
