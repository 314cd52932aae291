import type {
  Article,
  ArticleSummary,
  ListedArticle,
} from '../../packages/data/src/models/articles.ts';
import type {
  Course,
  CourseSummary,
  RelatedCourse,
} from '../../packages/data/src/models/courses.ts';
import type { Resource } from '../../packages/data/src/models/resources.ts';
import type { ArticleCategory, Testimonial } from '@setu/website';
import type * as homeCopy from '../../site/src/content/home.ts';
import type { PageMeta } from '../../packages/website/src/pageHead/pageMeta.ts';
import type { frameTexts } from './frame.ts';
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

/** Everything that the compared sites show: the texts of our site, and its seed as the backend returns it. */
export interface Content {
  institute: typeof frameTexts;
  logo: typeof logo;
  fontPreloads: string[];
  home: {
    meta: PageMeta;
    hero: typeof homeCopy.hero;
    freeResources: typeof homeCopy.freeResources;
    latestCourses: typeof homeCopy.latestCourses;
    courseFilters: { label: string; category: string | null }[];
    topperVideos: typeof homeCopy.topperVideos;
    testimonials: Testimonial[];
    community: typeof homeCopy.community;
  };
  contact: { heading: string; text: string; meta: PageMeta };
  categories: TitledCategory[];
  /** Addresses that header and footer link to and no measure opens, so a heading is enough. */
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
  category: TitledCategory;
  articles: ListedArticle[];
  page: number;
  pageCount: number;
  /** The days of the category's newest month; read only by servers under load. */
  archive?: { day: string; count: number }[] | undefined;
}

/** A category with the whole head of its list. */
type TitledCategory = ArticleCategory & { meta: PageMeta };

export interface ArticleView {
  article: Article;
  category: TitledCategory;
  related: ArticleSummary[];
  /** The article's neighbours in its list; read only by servers under load. */
  older?: ArticleSummary | undefined;
  newer?: ArticleSummary | undefined;
}

export interface CourseView {
  course: Course;
  related: RelatedCourse[];
}
