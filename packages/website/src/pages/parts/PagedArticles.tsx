import { pagesOf } from '@locales/common.ts';
import type { ListedArticle, Page } from '@setu/data';
import type { Outcome } from '@setu/kit';
import { ArticleList, ListStatus, PageBody, Pagination } from '@setu/ui';
import type { ReactNode } from 'react';
import { articleItem } from '../../articles/articleItem.ts';
import { LoadFailure } from '../../errors/LoadFailure.tsx';

interface PagedArticlesProps {
  articles: Outcome<Page<ListedArticle>>;
  heading: string;
  pathOf: (page: number) => string;
  notice?: ReactNode;
  /** Follows the list, even if the list could not be read. */
  children?: ReactNode;
}

export function PagedArticles({ articles, heading, pathOf, notice, children }: PagedArticlesProps) {
  return (
    <PageBody>
      {articles.ok ? (
        <>
          {articles.value.total !== null && (
            <ListStatus
              of="articles"
              total={articles.value.total}
              page={articles.value.page}
              pageCount={articles.value.pageCount}
            />
          )}
          {notice}
          <ArticleList articles={articles.value.items.map(articleItem)} />
          <Pagination
            page={articles.value.page}
            pageCount={articles.value.pageCount}
            hrefFor={pathOf}
            label={pagesOf(heading)}
          />
        </>
      ) : (
        <LoadFailure failure={articles} />
      )}
      {children}
    </PageBody>
  );
}
