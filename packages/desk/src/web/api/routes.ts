import { listArticles, readListing } from './articleList.ts';
import { calendarOf, readMonth } from './calendar.ts';
import { listContent, openContent, readAsked, readItem } from './contentList.ts';
import { describeSite } from './describeSite.ts';
import * as inbox from './inbox.ts';
import { publishFiles, readFilesSent, readForm, saveForm } from './publishing.ts';
import { route } from './route.ts';
import type { Routes } from './route.ts';
import { readPicture, storePicture } from './storePicture.ts';
import { readUndo, undoChange } from './undo.ts';
import { readFile, readWithdrawal, republishFile, withdrawAt } from './withdrawing.ts';
import * as writing from './writeArticle.ts';

/**
 * All requests that the app can send. A new one is a line here, and two functions in a file of its subject: one reads
 * what was sent, one answers. The app sends it by the same name: `ask` in `app/ask.ts` knows its types.
 */
export const routes = {
  'GET /api/site': route(() => undefined, describeSite),
  'GET /api/articles': route(readListing, listArticles),
  'GET /api/article': route(writing.readId, writing.openArticle),
  'GET /api/article/writing': route(() => undefined, writing.describeWriting),
  'POST /api/article': route(writing.readSaving, writing.saveArticle),
  'POST /api/article/look': route(writing.readId, writing.lookAt),
  'POST /api/withdraw': route(readWithdrawal, withdrawAt),
  'POST /api/republish': route(readFile, republishFile),
  'GET /api/content': route(readAsked, listContent),
  'GET /api/form': route(readItem, openContent),
  'POST /api/form': route(readForm, saveForm),
  'POST /api/files': route(readFilesSent, publishFiles),
  'POST /api/picture': route(readPicture, storePicture),
  'POST /api/undo': route(readUndo, undoChange),
  'GET /api/calendar': route(readMonth, calendarOf),
  'GET /api/messages': route(inbox.readInboxPage, inbox.listMessages),
  'GET /api/messages/export': route(inbox.readExport, inbox.exportMessages),
  'POST /api/messages/mark': route(inbox.readMark, inbox.markMessage),
  'POST /api/messages/delete': route(inbox.readBefore, inbox.deleteOldMessages),
} satisfies Routes;

export type ApiRoutes = typeof routes;
