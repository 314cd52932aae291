import { articleCount, articleLinks } from './articleLinks.ts';
import { articleDays, firstArticleDay } from './articleDays.ts';
import { articles } from './articles.ts';
import { article, relatedArticles } from './article.ts';
import { sendContact } from './contact.ts';
import { course, relatedCourses } from './course.ts';
import { courseCategories, coursesByMode, latestCourses } from './courses.ts';
import { articlesOfDay, titlesOfDay } from './dailyArticles.ts';
import { lacking } from './lacking.ts';
import { neighbour } from './neighbour.ts';
import { newestArticles } from './newestArticles.ts';
import { articlePage, listPage } from './pages.ts';
import {
  allQuestionDays,
  wholeQuestions,
  questionDayOf,
  questionDays,
  questionsById,
  questionsByTopic,
  questionsOfDay,
  questionTopics,
} from './questions.ts';
import { ping, resources } from './resources.ts';
import { search } from './search.ts';
import { sendSuspectedContact } from './suspectedContact.ts';
import { articlesByTopic, topics } from './topics.ts';
import { courseSlugs, wholeArticles, wholeList } from './wholeTables.ts';

/** What the website reads. A new query is one file in `queries/` and one line here. */
export const reads = {
  resources,
  latestCourses,
  coursesByMode,
  courseCategories,
  course,
  relatedCourses,
  articles,
  article,
  relatedArticles,
  neighbour,
  topics,
  articlesByTopic,
  search,
  articleDays,
  articlesOfDay,
  titlesOfDay,
  questionsOfDay,
  questionDays,
  questionsByTopic,
  questionTopics,
  questionsById,
  questionDayOf,
};

/** What pages read on a server alone: all that they show, in one request. */
export const readsOfServerPages = { articlePage, listPage };

/** What the website stores. `watchQueries` gives none of these up: it may have been stored already. */
export const writes = { sendContact };

/** What a server alone reads: for its health, its sitemap, feeds and prerendering. */
export const serverReads = {
  ping,
  articleCount,
  articleLinks,
  wholeArticles,
  newestArticles,
  wholeList,
  firstArticleDay,
  courseSlugs,
  wholeQuestions,
  allQuestionDays,
  lacking,
};

/** What a server stores in a way of its own: it alone sees what the honeypot of a form caught. */
export const serverWrites = { sendContact: sendSuspectedContact };
