import { articleCount } from '../queries/articleLinks.ts';
import { topics } from '../queries/topics.ts';
import { wholeArticles } from '../queries/wholeTables.ts';
import {
  articleAbilities,
  articlesLike,
  articlesMadeSame,
  correctArticle,
  placedArticles,
  storedArticles,
  writeArticles,
  writtenArticle,
} from './articles.ts';
import {
  correctCourse,
  coursesOf,
  openedCourse,
  storedCards,
  storedCourses,
  writeCourseCards,
  writeCoursePages,
} from './courses.ts';
import { notePresence } from './presence.ts';
import { rowVersions } from './versions.ts';
import { deleteRows, putBackRows, readWholeRows } from './wholeRows.ts';
import {
  articleIdsOf,
  correctQuestion,
  openedQuestion,
  questionCounts,
  questionsOfDays,
  storedQuestions,
  writeQuestions,
} from './questions.ts';
import {
  correctResource,
  openedResource,
  resourcesTitled,
  storedResources,
  writeResources,
} from './resources.ts';

/** Queries for publishing and checking content. They need all rights on the tables. */
export const contentQueries = {
  articleAbilities,
  articlesLike,
  articlesMadeSame,
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
  openedCourse,
  correctCourse,
  rowVersions,
  writeCoursePages,
  writeCourseCards,
  storedCards,
  storedCourses,
  resourcesTitled,
  openedResource,
  correctResource,
  writeResources,
  storedResources,
  questionsOfDays,
  openedQuestion,
  correctQuestion,
  questionCounts,
  articleIdsOf,
  writeQuestions,
  storedQuestions,
  readWholeRows,
  deleteRows,
  putBackRows,
};
