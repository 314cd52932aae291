import { readFileSync } from 'node:fs';
import { backendFromEnvironment, liveArticle, liveList } from './live.ts';
import type { ArticlePage, ArticleView, Content, CourseView } from './model.ts';

export const pageSize = 20;
const relatedLimit = 3;

let loaded: Content | undefined;

/** The content that `npm run bench` has read from the backend into the file that BENCH_CONTENT names. */
export function content(): Content {
  const file = process.env['BENCH_CONTENT'];
  if (!file) throw new Error('BENCH_CONTENT is not set: anchors are built by `npm run bench`.');
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Content;
  return loaded;
}

let byCategory: Map<string | null, Content['articles']> | undefined;

/** A page of a list: from the backend where one is named (a server under load), else from the file. */
export async function articlePage(
  listPath: string,
  page: number,
): Promise<ArticlePage | undefined> {
  const category = content().categories.find((one) => one.listPath === listPath);
  if (!category) return undefined;
  const backend = backendFromEnvironment();
  if (backend) return { category, page, ...(await liveList(backend, category.category, page)) };
  byCategory ??= Map.groupBy(content().articles, (article) => article.category);
  const all = byCategory.get(category.category) ?? [];
  const articles = all.slice((page - 1) * pageSize, page * pageSize);
  return { category, articles, page, pageCount: Math.max(1, Math.ceil(all.length / pageSize)) };
}

/** An article with three others, newest first. */
export async function articleView(id: string): Promise<ArticleView | undefined> {
  const backend = backendFromEnvironment();
  const found = backend ? await liveArticle(backend, id) : snapshotArticle(id);
  if (!found) return undefined;
  const category = content().categories.find((one) => one.category === found.article.category);
  return category && { ...found, category };
}

let byId: Map<string, Content['articles'][number]> | undefined;

function snapshotArticle(id: string) {
  byId ??= new Map(content().articles.map((article) => [article.id, article]));
  const article = byId.get(id);
  const newest = content().articles.slice(0, relatedLimit + 1);
  const related = newest.filter((other) => other.id !== id).slice(0, relatedLimit);
  return article && { article, related };
}

export function courseView(slug: string): CourseView | undefined {
  const { courses } = content();
  const course = courses.find((one) => one.slug === slug);
  const related = courses.filter((other) => other.slug !== slug).slice(0, relatedLimit);
  return course && { course, related };
}

/** Every address of the compared sites. */
export function addresses(): {
  lists: { path: string; page: number }[];
  articles: { path: string; id: string }[];
  slugs: string[];
} {
  const { categories, articles, courses } = content();
  return {
    lists: categories.flatMap(({ category, listPath }) => {
      const count = articles.filter((article) => article.category === category).length;
      const pages = Math.max(1, Math.ceil(count / pageSize));
      return Array.from({ length: pages }, (_, index) => ({ path: listPath, page: index + 1 }));
    }),
    articles: articles.flatMap(({ id, category }) => {
      const found = categories.find((one) => one.category === category);
      return found ? [{ path: found.articlePath, id }] : [];
    }),
    slugs: courses.map(({ slug }) => slug),
  };
}
