import { listArticles } from './articleList.ts';
import { calendarOf } from './calendar.ts';
import { listContent, openContent } from './contentList.ts';
import { deleteOldMessages, exportMessages, listMessages, markMessage } from './inbox.ts';
import { inTurn } from './inTurn.ts';
import { publishFiles, saveForm } from './publishing.ts';
import type { ApiContext, Routes } from './route.ts';
import { storePicture } from './storePicture.ts';
import { undoChange } from './undo.ts';
import { withdrawAt } from './withdrawing.ts';
import { describeWriting, lookAt, openArticle, saveArticle } from './writeArticle.ts';

/** What the app must know of the site. */
const describeSite = async ({ site }: ApiContext) => ({
  name: site.name,
  articleCategories: site.articleCategories,
  courseCategories: site.courseCategories,
  languages: site.languages,
  hasPractice: site.hasPractice,
  /** The part before the day. */
  practiceAddress: site.practicePath(''),
});

/**
 * All requests that the app can send. A new one is a line here, and a function in a file of its subject, which reads
 * what was sent and answers. The app sends it by the same name: `ask` in `app/ask.ts` knows its types.
 */
export const routes = {
  'GET /api/site': describeSite,
  'GET /api/articles': listArticles,
  'GET /api/article': openArticle,
  'GET /api/article/writing': describeWriting,
  'POST /api/article': inTurn(saveArticle),
  'POST /api/article/look': lookAt,
  'POST /api/withdraw': inTurn(withdrawAt),
  'GET /api/content': listContent,
  'GET /api/form': openContent,
  'POST /api/form': inTurn(saveForm),
  'POST /api/files': inTurn(publishFiles),
  'POST /api/picture': storePicture,
  'POST /api/undo': inTurn(undoChange),
  'GET /api/calendar': calendarOf,
  'GET /api/messages': listMessages,
  'GET /api/messages/export': exportMessages,
  'POST /api/messages/mark': markMessage,
  'POST /api/messages/delete': deleteOldMessages,
} satisfies Routes;

export type ApiRoutes = typeof routes;
