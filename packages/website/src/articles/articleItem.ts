import type { ListedArticle } from '@setu/data';
import type { ArticleListItem } from '@setu/ui';
import { articleHref, categoryLabel } from './articleHref.ts';
import { rowProps } from '../content/rowProps.ts';
import { topicLinks } from './topicPath.ts';

/** The maximum number of an article's topics in a list; its own page has all. */
const topicsOfAnItem = 3;

export const articleItem = (article: ListedArticle): ArticleListItem => ({
  ...rowProps({ ...article, category: categoryLabel(article) }),
  topics: topicLinks(article.topics.slice(0, topicsOfAnItem)),
  href: articleHref(article),
});
