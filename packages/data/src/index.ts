export { createQueries } from './queries/createQueries.ts';
export type { AnswerOf, Queries, QueriesOptions } from './queries/createQueries.ts';
export {
  dayOf,
  isMonth,
  monthOf,
  parseDay,
  parseMonth,
  timeZone,
  timeZoneOffset,
  timeZoneOffsetMs,
  today,
} from './values/days.ts';
export { DataError, isDataError } from './requests/errors.ts';
export type { ContactField, DataErrorKind } from './requests/errors.ts';
export { mapQueries } from './queries/mapQueries.ts';
export type { WrapQuery } from './queries/mapQueries.ts';
export { searchLimits } from './models/search.ts';
export type {
  Article,
  ArticleDays,
  ArticleLink,
  ArticleSummary,
  ArticlesOfDay,
  DayArticle,
  ListedArticle,
  Topic,
  Translated,
  Translation,
  Updated,
} from './models/articles.ts';
export type { InLanguage, Language } from './models/language.ts';
export type { ContactMessage } from './models/contact.ts';
export type {
  Course,
  CourseMode,
  CourseModule,
  CourseSummary,
  RelatedCourse,
} from './models/courses.ts';
export type { Page } from './models/page.ts';
export type {
  Choice,
  Question,
  QuestionDay,
  QuestionsOfDay,
  QuestionState,
} from './models/questions.ts';
export type { Resource } from './models/resources.ts';
export type { MarkedPart, SearchAnswer, SearchHit, SearchKind } from './models/search.ts';
export { PAGE_SIZE, parsePage } from './requests/paging.ts';
export type { SearchOptions } from './queries/search.ts';
export { readingMinutes } from './values/readingMinutes.ts';
export type { CallOptions, Log } from './requests/request.ts';
export type { Database, TableClient } from './models/database.ts';
export { safeHref, safeImage } from './values/urls.ts';
