import { useParams } from 'react-router-dom';
import { articleCategories } from '../../../../site/src/content/articleCategories.ts';
import type { Article as ArticleModel, ArticleSummary } from '../../../shared/model.ts';
import { Article } from '../../../shared/react/Article.tsx';
import { relatedColumns, supabase, toArticle, useAnswer } from './tables.ts';

export default function ArticlePage() {
  const { id = '' } = useParams();
  const found = useAnswer(
    () => supabase.from('Articles').select(`${relatedColumns},content`).eq('id', id).single(),
    id,
  );
  const others = useAnswer(
    () =>
      supabase
        .from('Articles')
        .select(relatedColumns)
        .neq('id', id)
        .order('created_at', { ascending: false })
        .limit(3),
    id,
  );
  if (!found?.data) return <p className="box page-body">Loading...</p>;
  const article = toArticle(found.data) as ArticleModel;
  const category =
    articleCategories.find((one) => one.category === article.category) ?? articleCategories[0];
  const related = (others?.data ?? []).map((row) => toArticle(row) as ArticleSummary);
  return (
    <>
      <title>{article.title}</title>
      <Article
        view={{ article, category, related }}
        site={{ categories: [...articleCategories] }}
      />
    </>
  );
}
