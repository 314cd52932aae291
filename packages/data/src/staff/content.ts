import { articleCount } from '../queries/articleLinks.ts';
import { topics } from '../queries/topics.ts';
import { wholeArticles } from '../queries/wholeTables.ts';
import {
  articleAbilities,
  articlesLike,
  correctArticle,
  placedArticles,
  storedArticles,
  writeArticles,
  writtenArticle,
} from './articles.ts';
import {
  courseDraft,
  coursesOf,
  storedCards,
  storedCourses,
  writeCourseCards,
  writeCoursePages,
} from './courses.ts';
import { notePresence } from './presence.ts';
import { deleteRows, putBackRows, readWholeRows } from './wholeRows.ts';
import {
  articleIdsOf,
  questionCounts,
  questionsOfDays,
  storedQuestions,
  writeQuestions,
} from './questions.ts';
import { resourceDraft, resourcesTitled, storedResources, writeResources } from './resources.ts';

/** Queries for publishing and checking content. They need all rights on the tables. */
export const contentQueries = {
  articleAbilities,
  articlesLike,
  writeArticles,
  correctArticle,
  articleCount,
  placedArticles,
  storedArticles,
  writtenArticle,
  notePresence,
  topics,
  wholeArticles,
  coursesOf,
  courseDraft,
  writeCoursePages,
  writeCourseCards,
  storedCards,
  storedCourses,
  resourcesTitled,
  resourceDraft,
  writeResources,
  storedResources,
  questionsOfDays,
  questionCounts,
  articleIdsOf,
  writeQuestions,
  storedQuestions,
  readWholeRows,
  deleteRows,
  putBackRows,
};
