import { notFound } from 'next/navigation';
import { addresses, articlePage } from '../../../../../../shared/source.ts';
import { ArticleListScreen } from '../../../ArticleListScreen.jsx';

export function generateStaticParams() {
  return addresses().lists.map(({ path, page }) => ({ slug: path.slice(1), page: String(page) }));
}

export async function generateMetadata({ params }) {
  const { slug } = await params;
  const view = await articlePage(`/${slug}`, 1);
  return { ...view?.category.meta };
}

export default async function Page({ params }) {
  const { slug, page } = await params;
  const view = await articlePage(`/${slug}`, Number(page));
  if (!view) notFound();
  return <ArticleListScreen view={view} />;
}
