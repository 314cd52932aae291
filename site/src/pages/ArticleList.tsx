import { parsePage } from '@setu/data';
import type { ListedArticle, Page as PageOf } from '@setu/data';
import { PageHeader } from '@setu/ui';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { outcomeOf } from '@setu/kit';
import type { Outcome } from '@setu/kit';
import { articleCategories } from '../content/articleCategories.ts';
import type { ArticleCategory } from '../content/articleCategories.ts';
import { fallbacks } from '../content/pages.ts';
import { documentTitle, pagesAround } from '../content/meta.ts';
import { listPreview } from '../content/previews.ts';
import { feedOf } from '../feeds/feedAddresses.ts';
import type { Meta } from '../frame/Head.tsx';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { PagedArticles } from './parts/PagedArticles.tsx';

interface Data {
  category: ArticleCategory;
  articles: Outcome<PageOf<ListedArticle>>;
}

/** The six article lists: one category each, newest first, 20 a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const category = articleCategories.find(({ listPath }) => listPath.toLowerCase() === path);
  const page = parsePage(searchParams.get('page'));
  if (!category || page === undefined) return data(null, { status: 404 });
  const queries = await queriesFor(context);
  const articles = await outcomeOf(
    queries.articles({ category: category.category, page, signal: request.signal }),
  );
  if (articles.ok && page > Math.max(1, articles.value.pageCount)) {
    return data(null, { status: 404 });
  }
  const loaded: Data = { category, articles };
  return data(loaded, { status: articles.ok ? 200 : 500 });
}

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { category, articles } = loaded;
  const { page, pageCount } = articles.ok ? articles.value : { page: 1, pageCount: 1 };
  const pathOf = (page: number) => pagePath(category, page);
  return {
    ...category.meta,
    title: documentTitle(category.heading, page),
    path: pathOf(page),
    ...pagesAround(page, pageCount, pathOf),
    preview: listPreview(category),
    feeds: [feedOf(category)],
  };
}

export function Page({ data: loaded }: { data: Data | null }) {
  if (!loaded) return <NotFoundScreen />;
  const { category, articles } = loaded;
  return (
    <>
      <PageHeader heading={category.heading} text={category.description} image={category.image} />
      <PagedArticles
        articles={articles}
        heading={category.heading}
        pathOf={(page) => pagePath(category, page)}
      />
    </>
  );
}

function pagePath({ listPath }: ArticleCategory, page: number): string {
  return page > 1 ? `${listPath}?page=${page}` : listPath;
}
