import { articleCount, articleLinks } from './articleLinks.ts';
import { articleDays, firstArticleDay } from './articleDays.ts';
import { articles } from './articles.ts';
import { article, relatedArticles } from './article.ts';
import { sendContact } from './contact.ts';
import { course, relatedCourses } from './course.ts';
import { courseCategories, coursesByMode, latestCourses } from './courses.ts';
import { articlesOfDay, boundedArticlesOfDay, titlesOfDay } from './dailyArticles.ts';
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
import { ping } from './ping.ts';
import { resources } from './resources.ts';
import { search } from './search.ts';
import { sendSuspectedContact } from './suspectedContact.ts';
import { articlesByTopic, topics } from './topics.ts';
import { courseSlugs, wholeArticles, wholeList } from './wholeTables.ts';

/** The reads of the website. A new query is one file in `queries/` and one line here. */
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

/** Reads of pages on a server only: everything that a page shows, in one request. */
export const readsOfServerPages = { articlePage, listPage };

/** The writes of the website. `watchQueries` does not abort them: the data may be stored already. */
export const writes = { sendContact };

/** Reads of a server only: for health checks, sitemap, feeds and prerendering; and those that differ on a server. */
export const serverReads = {
  articlesOfDay: boundedArticlesOfDay,
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

/** Writes that differ on a server: only a server knows whether the honeypot of a form was filled. */
export const serverWrites = { sendContact: sendSuspectedContact };
