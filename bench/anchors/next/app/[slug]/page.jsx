import { notFound } from 'next/navigation';
import { Course } from '../../../../shared/react/Course.tsx';
import { PageHeader } from '../../../../shared/react/Layout.tsx';
import { addresses, articlePage, content, courseView } from '../../../../shared/source.ts';
import { describe } from '../../../../shared/text.ts';
import { ArticleListScreen } from '../ArticleListScreen.jsx';

export function generateStaticParams() {
  const { lists, slugs } = addresses();
  const plain = content().plainPages.map(({ path }) => path.slice(1));
  const firstPages = lists.filter(({ page }) => page === 1).map(({ path }) => path.slice(1));
  return [...firstPages, ...slugs, ...plain].map((slug) => ({ slug }));
}

const plainPage = (slug) => content().plainPages.find(({ path }) => path === `/${slug}`);

export async function generateMetadata({ params }) {
  const { slug } = await params;
  const alternates = { canonical: `/${slug}` };
  const list = await articlePage(`/${slug}`, 1);
  if (list) return { ...list.category.meta, alternates };
  const { name } = content().institute;
  const plain = plainPage(slug);
  if (plain) return { title: `${plain.title} | ${name}`, description: plain.title, alternates };
  const found = courseView(slug);
  if (!found) return {};
  const { title, description } = found.course;
  return { title: `${title} | ${name}`, description: describe(description), alternates };
}

export default async function Page({ params }) {
  const { slug } = await params;
  const list = await articlePage(`/${slug}`, 1);
  if (list) return <ArticleListScreen view={list} />;
  const plain = plainPage(slug);
  if (plain) return <PageHeader heading={plain.title} />;
  const found = courseView(slug);
  if (!found) notFound();
  return <Course course={found.course} related={found.related} />;
}
