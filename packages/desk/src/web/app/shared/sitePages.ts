import type { Language } from '@setu/data/staff';
import { type ComponentType, createContext } from 'react';
import type { PreviewArticle } from '../../../command.ts';

/** The page of an article, in each language. */
export type SitePages = Record<Language, ComponentType<{ article: PreviewArticle }>>;

export const SitePagesContext = createContext<SitePages | null>(null);
