import { ArticleDetail } from '@setu/ui/ArticleDetail';
import { notFound } from 'next/navigation';
import { articles } from '../../../articles';
import { ui } from '../../../ui';

export const dynamicParams = false;
export const generateStaticParams = () => articles.map(({ id }) => ({ id }));

export default async function Article({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const article = articles.find((one) => one.id === id);
  if (!article) notFound();
  const { title, category, date, text } = article;
  return (
    <ArticleDetail
      ui={ui}
      {...{ title, category, date, text }}
      author="The teachers of Meadow Academy"
      breadcrumbs={[
        { title: 'Home', href: '/' },
        { title: 'Articles', href: '/articles' },
        { title },
      ]}
      back={{ label: 'All articles', href: '/articles' }}
      related={articles
        .filter((one) => one !== article)
        .map((one) => ({ ...one, href: `/articles/${one.id}` }))}
    />
  );
}
