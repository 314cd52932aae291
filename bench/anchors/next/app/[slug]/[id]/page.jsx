import { notFound } from 'next/navigation';
import { Article } from '../../../../../shared/react/Article.tsx';
import { addresses, articleView, content } from '../../../../../shared/source.ts';
import { describe } from '../../../../../shared/text.ts';

export function generateStaticParams() {
  return addresses().articles.map(({ path, id }) => ({ slug: path.slice(1), id }));
}

export async function generateMetadata({ params }) {
  const { slug, id } = await params;
  const view = await articleView(id);
  return {
    title: `${view?.article.title} | ${content().institute.name}`,
    description: describe(view?.article.content ?? null),
    alternates: { canonical: `/${slug}/${id}` },
  };
}

export default async function Page({ params }) {
  const view = await articleView((await params).id);
  if (!view) notFound();
  return <Article view={view} site={{ categories: content().categories }} />;
}
