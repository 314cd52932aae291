import { titleNotAvailable } from '@locales/common.ts';
import type { ArticleSummary } from '@setu/data';
import { institute } from '@site/institute.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import { homeCrumb } from '../locales/pageCopy.ts';

/** The site's category of an article; undefined if the table contains one for which there is no page. */
export function categoryOf(article: Pick<ArticleSummary, 'category'>): ArticleCategory | undefined {
  return institute.articles.find(({ category }) => category === article.category);
}

/** The name of an article's category in the language of these pages. */
export const categoryLabel = (article: Pick<ArticleSummary, 'category'>): string | null =>
  categoryOf(article)?.label ?? article.category;

/** The canonical path of an article: that of its own category (docs/spec.md#article-page). */
export function articlePath(article: Pick<ArticleSummary, 'category' | 'id'>): string {
  return `${categoryOf(article)?.articlePath ?? '/article'}/${encodeURIComponent(article.id)}`;
}

/** The address to which an item of a list links: its own `url` if it has one, else its page here. */
export function articleHref(article: ArticleSummary): string {
  return article.url ?? articlePath(article);
}

export function articleCrumbs(article: Pick<ArticleSummary, 'category' | 'title'>) {
  const category = categoryOf(article);
  return [
    homeCrumb,
    ...(category ? [{ title: category.heading, href: category.listPath }] : []),
    { title: article.title ?? titleNotAvailable },
  ];
}
