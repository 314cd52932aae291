import { labels } from '@locales/labels.ts';
import { timeZone } from '@setu/data';
import { institute } from '@site/institute.ts';
import { PublicConfigProvider } from '@setu/kit';
import { UiProvider } from '@setu/ui';
import { MemoryRouter } from 'react-router-dom';
import { type Data, Page } from '../pages/Article.tsx';
import '../site.css';

interface ArticlePageProps {
  article: {
    title: string | null;
    category: string | null;
    date: string | null;
    topics: string[];
    content: string;
  };
}

/** The page of an article draft, which leads nowhere yet. */
export function ArticlePage({ article }: ArticlePageProps) {
  const data: Data = { ok: true, article: { ...article, id: 'preview', url: null, updated: null } };
  return (
    <PublicConfigProvider value={config}>
      <UiProvider labels={labels} locale={institute.locale} timeZone={timeZone}>
        <MemoryRouter>
          <main lang={institute.locale}>
            <Page data={data} />
          </main>
        </MemoryRouter>
      </UiProvider>
    </PublicConfigProvider>
  );
}

const config = { origin: '', forAnyOrigin: true } as const;
