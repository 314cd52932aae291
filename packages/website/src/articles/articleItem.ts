import type { ListedArticle } from '@setu/data';
import type { ArticleListItem } from '@setu/ui';
import { articleHref } from './articleHref.ts';
import { topicLinks } from './topicPath.ts';

/** So many topics of an article tell what it is about; its own page has all. */
const topicsOfAnItem = 3;

/** An article as a list shows it. */
export const articleItem = (article: ListedArticle): ArticleListItem => ({
  id: article.id,
  title: article.title,
  summary: article.summary,
  date: article.date,
  category: article.category,
  topics: topicLinks(article.topics.slice(0, topicsOfAnItem)),
  href: articleHref(article),
});
