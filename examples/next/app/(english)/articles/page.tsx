import { ArticleList } from '@setu/ui/ArticleList';
import { CategoryFilter } from '@setu/ui/CategoryFilter';
import { PageBody } from '@setu/ui/PageBody';
import { PageHeader } from '@setu/ui/PageHeader';
import { Pagination } from '@setu/ui/Pagination';
import { articles } from '../../articles';
import { ui } from '../../ui';

const perPage = 3;
const categories = [...new Set(articles.map(({ category }) => category))];

function hrefOf(category: string | undefined, page = 1): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `/articles?${query}` : '/articles';
}

interface Props {
  searchParams: Promise<{ category?: string; page?: string }>;
}

export default async function Articles({ searchParams }: Props) {
  const { category, page: asked } = await searchParams;
  const found = articles.filter(
    (article) => category === undefined || article.category === category,
  );
  const page = Number(asked ?? 1);
  return (
    <>
      <PageHeader
        ui={ui}
        heading="Articles"
        text="Samples: short, and true next year as well."
        breadcrumbs={[{ title: 'Home', href: '/' }, { title: 'Articles' }]}
      />
      <PageBody>
        <CategoryFilter
          ui={ui}
          label="Filter articles by category"
          options={[undefined, ...categories].map((one) => ({
            label: one ?? 'All',
            href: hrefOf(one),
            current: one === category,
          }))}
        />
        <ArticleList
          ui={ui}
          articles={found
            .slice((page - 1) * perPage, page * perPage)
            .map((article) => ({ ...article, href: `/articles/${article.id}` }))}
        />
        <Pagination
          ui={ui}
          label="Pages of articles"
          page={page}
          pageCount={Math.ceil(found.length / perPage)}
          hrefFor={(number) => hrefOf(category, number)}
        />
      </PageBody>
    </>
  );
}
