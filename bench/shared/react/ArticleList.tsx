import type { ArticlePage, Content } from '../model.ts';
import { articleHref, formatDate } from '../text.ts';
import { PageHeader } from './Layout.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../css/list.css';

type Categories = Pick<Content, 'categories'>;

export function ArticleList({ view, site }: { view: ArticlePage; site: Categories }) {
  const { category, articles, page, pageCount } = view;
  const href = (target: number) =>
    target > 1 ? `${category.listPath}/page/${target}` : category.listPath;
  return (
    <>
      <PageHeader heading={category.heading} text={category.description} />
      <div className="box page-body">
        <ul className="articles" role="list">
          {articles.map((article) => (
            <li key={article.id}>
              <article>
                <div className="facts">
                  <time dateTime={article.date ?? ''}>{formatDate(article.date)}</time>
                  <span className="chip">{article.category}</span>
                </div>
                <h2>{article.title}</h2>
                <p className="summary">{article.summary}</p>
                <SiteLink
                  href={articleHref(article, site)}
                  aria-label={`Read More: ${article.title}`}
                >
                  Read More →
                </SiteLink>
              </article>
            </li>
          ))}
        </ul>
        {pageCount > 1 && (
          <nav className="pages" aria-label={`Pages of ${category.heading}`}>
            {page > 1 && <SiteLink href={href(page - 1)}>Previous</SiteLink>}
            <span>
              Page {page} of {pageCount}
            </span>
            {page < pageCount && <SiteLink href={href(page + 1)}>Next</SiteLink>}
          </nav>
        )}
      </div>
    </>
  );
}
