import type {
  Article,
  ArticleSummary,
  Course,
  CourseSummary,
  ListedArticle,
  RelatedCourse,
  Resource,
} from '../../packages/data/src/models.ts';
import type { ArticleCategory } from '../../site/src/content/articleCategories.ts';
import type * as homeCopy from '../../site/src/content/home.ts';
import type { PageMeta } from '../../site/src/content/meta.ts';
import type { Testimonial } from '../../site/src/content/testimonials.ts';
import type { institute } from '../../site/src/institute.ts';
import type { logo } from './logo.ts';

export type {
  Article,
  ArticleSummary,
  Course,
  CourseSummary,
  ListedArticle,
  RelatedCourse,
  Resource,
};

/** All that the compared sites show: the texts of our site, and its seed as the backend gives it. */
export interface Content {
  institute: Omit<typeof institute, 'liveDemo'>;
  logo: typeof logo;
  fontPreloads: string[];
  home: {
    meta: PageMeta;
    hero: typeof homeCopy.hero;
    freeResources: typeof homeCopy.freeResources;
    latestCourses: typeof homeCopy.latestCourses;
    courseFilters: typeof homeCopy.courseFilters;
    topperVideos: typeof homeCopy.topperVideos;
    testimonials: Testimonial[];
    community: typeof homeCopy.community;
  };
  contact: { heading: string; text: string; meta: PageMeta };
  categories: ArticleCategory[];
  /** Addresses that header and footer link to and that no measure opens: a heading is enough. */
  plainPages: { path: string; title: string }[];
  resources: Resource[];
  latestCourses: CourseSummary[];
  courses: Course[];
  /** Newest first. */
  articles: StoredArticle[];
}

/** All columns of an article that a page shows. */
export type StoredArticle = Article & ListedArticle;

/** One page of a list of articles. */
export interface ArticlePage {
  category: ArticleCategory;
  articles: ListedArticle[];
  page: number;
  pageCount: number;
}

export interface ArticleView {
  article: Article;
  category: ArticleCategory;
  related: ArticleSummary[];
}

export interface CourseView {
  course: Course;
  related: RelatedCourse[];
}
