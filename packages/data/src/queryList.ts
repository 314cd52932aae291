import { articleCount, articleLinks } from './queries/articleLinks.ts';
import { articleDays, firstArticleDay } from './queries/articleDays.ts';
import { articles } from './queries/articleList.ts';
import { article, relatedArticles } from './queries/articles.ts';
import { sendContact } from './queries/contact.ts';
import { course, relatedCourses } from './queries/courseDetails.ts';
import { courseCategories, coursesByMode, latestCourses } from './queries/courseSection.ts';
import { articlesOfDay, latestDay } from './queries/dailyArticles.ts';
import { neighbour } from './queries/neighbour.ts';
import { newestArticles } from './queries/newestArticles.ts';
import { ping, resources } from './queries/resources.ts';
import { search } from './queries/search.ts';
import { sendSuspectedContact } from './queries/suspectedContact.ts';
import { articlesByTopic, topics } from './queries/topics.ts';
import { courseSlugs, wholeArticles, wholeList } from './queries/wholeTables.ts';

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
  latestDay,
};

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
};

/** What a server stores in a way of its own: it alone sees what fell into the trap of a form. */
export const serverWrites = { sendContact: sendSuspectedContact };
