import { accessibility } from '@locales/accessibility.ts';
import { about, career } from '@locales/about.ts';
import { contact } from '@locales/contact.ts';
import { offlineMode, onlineMode } from '@locales/courseModes.ts';
import { home } from '@locales/home.ts';
import { privacy, terms } from '@locales/legal.ts';
import { selections } from '@locales/results.ts';
import { practice } from '@locales/practice.ts';
import { scholarship } from '@locales/scholarship.ts';
import { topics } from '@locales/topics.ts';
import { paths } from '../paths.ts';
import { homeMeta, pageCopy } from './pageCopy.ts';

/** The fixed pages that llms.txt describes. A page imports only its own, so that browsers load no other page's words. */
export const pages = {
  home: { path: paths.home, meta: homeMeta(home) },
  about: pageCopy('about', about),
  selections: pageCopy('selections', selections),
  career: pageCopy('career', career),
  practice: pageCopy('practice', practice),
  offlineMode: pageCopy('offlineMode', offlineMode),
  onlineMode: pageCopy('onlineMode', onlineMode),
  topics: pageCopy('topics', topics),
  scholarship: pageCopy('scholarship', scholarship),
  contact: pageCopy('contact', contact),
  privacy: pageCopy('privacy', privacy),
  terms: pageCopy('terms', terms),
  accessibility: pageCopy('accessibility', accessibility),
};
