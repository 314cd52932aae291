import type { ListedArticle, Page } from '@setu/data';
import type { Outcome } from '@setu/kit';
import { ArticleList, ListStatus, PageBody, Pagination } from '@setu/ui';
import { articleHref } from '../../articleHref.ts';
import { LoadFailure } from '../../errors/LoadFailure.tsx';
import { topicLinks } from '../../topicPath.ts';

interface PagedArticlesProps {
  articles: Outcome<Page<ListedArticle>>;
  /** What the list is called. */
  heading: string;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
}

/** So many topics of an article tell what it is about; its own page has all. */
const topicsOfAnItem = 3;

/** One page of a list of articles: how many there are, the articles, the other pages; or why there are none. */
export function PagedArticles({ articles, heading, pathOf }: PagedArticlesProps) {
  return (
    <PageBody>
      {articles.ok ? (
        <>
          <ListStatus
            of="articles"
            total={articles.value.total}
            page={articles.value.page}
            pageCount={articles.value.pageCount}
          />
          <ArticleList
            articles={articles.value.items.map((article) => ({
              id: article.id,
              title: article.title,
              summary: article.summary,
              date: article.date,
              category: article.category,
              topics: topicLinks(article.topics.slice(0, topicsOfAnItem)),
              href: articleHref(article),
            }))}
          />
          <Pagination
            page={articles.value.page}
            pageCount={articles.value.pageCount}
            hrefFor={pathOf}
            label={`Pages of ${heading}`}
          />
        </>
      ) : (
        <LoadFailure message={articles.message} />
      )}
    </PageBody>
  );
}
