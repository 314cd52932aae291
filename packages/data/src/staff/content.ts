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
import * as courses from './courses.ts';
import { notePresence } from './presence.ts';
import * as questions from './questions.ts';
import * as resources from './resources.ts';
import * as wholeRows from './wholeRows.ts';

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
  ...courses,
  ...questions,
  ...resources,
  ...wholeRows,
};
