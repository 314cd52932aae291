import { type ComponentType, createContext } from 'react';
import type { PreviewArticle } from '../../command.ts';

export interface SitePages {
  ArticlePage: ComponentType<{ article: PreviewArticle }>;
}

export const SitePagesContext = createContext<SitePages | null>(null);
