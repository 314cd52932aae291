import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { PreviewArticle } from '../../command.ts';

/** Pages of the site itself, in which what is written is looked at. */
export interface SitePages {
  ArticlePage: ComponentType<{ article: PreviewArticle }>;
}

export const SitePagesContext = createContext<SitePages | null>(null);
