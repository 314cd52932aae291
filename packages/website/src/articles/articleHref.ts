import { titleNotAvailable } from '@locales/common.ts';
import type { ArticleSummary } from '@setu/data';
import { articleCategories } from './articleCategories.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import { homeCrumb } from '../locales/pageCopy.ts';

/** The category of an article as the site knows it; none when the table holds one we have no page for. */
export function categoryOf(article: Pick<ArticleSummary, 'category'>): ArticleCategory | undefined {
  return articleCategories.find(({ category }) => category === article.category);
}

/** The category of an article in the words of these pages. */
export const categoryLabel = (article: Pick<ArticleSummary, 'category'>): string | null =>
  categoryOf(article)?.label ?? article.category;

/** The canonical path of an article: that of its own category (docs/spec.md#article-page). */
export function articlePath(article: Pick<ArticleSummary, 'category' | 'id'>): string {
  return `${categoryOf(article)?.articlePath ?? '/article'}/${encodeURIComponent(article.id)}`;
}

/** Where an item of a list leads: its own `url` where it has one, else its page here. */
export function articleHref(article: ArticleSummary): string {
  return article.url ?? articlePath(article);
}

/** Where an article stands on the site. */
export function articleCrumbs(article: Pick<ArticleSummary, 'category' | 'title'>) {
  const category = categoryOf(article);
  return [
    homeCrumb,
    ...(category ? [{ title: category.heading, href: category.listPath }] : []),
    { title: article.title ?? titleNotAvailable },
  ];
}
