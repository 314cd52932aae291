import { ArticleList } from '../../../shared/react/ArticleList.tsx';
import { content } from '../../../shared/source.ts';

export function ArticleListScreen({ view }) {
  return <ArticleList view={view} site={{ categories: content().categories }} />;
}
