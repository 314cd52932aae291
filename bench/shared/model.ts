import type {
  Article,
  ArticleSummary,
  ListedArticle,
} from '../../packages/data/src/models/articles.ts';
import type { Course, RelatedCourse } from '../../packages/data/src/models/courses.ts';
import type { captureContent } from '../content/capture.ts';

export type * from '../../packages/data/src/models/articles.ts';
export type * from '../../packages/data/src/models/courses.ts';
export type * from '../../packages/data/src/models/resources.ts';

/** Everything that the compared sites show: the texts of our site, and its seed as the backend returns it. */
export type Content = Awaited<ReturnType<typeof captureContent>>;

/** All columns of an article that a page shows. */
export type StoredArticle = Article & ListedArticle;

/** One page of a list of articles. */
export interface ArticlePage {
  category: Content['categories'][number];
  articles: ListedArticle[];
  page: number;
  pageCount: number;
  /** The days of the category's newest month; read only by servers under load. */
  archive?: { day: string; count: number }[] | undefined;
}

export interface ArticleView {
  article: Article;
  category: Content['categories'][number];
  related: ArticleSummary[];
  /** The article's neighbours in its list; read only by servers under load. */
  older?: ArticleSummary | undefined;
  newer?: ArticleSummary | undefined;
}

export interface CourseView {
  course: Course;
  related: RelatedCourse[];
}
