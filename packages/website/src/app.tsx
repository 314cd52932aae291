import { type Screen, defineApp } from '@setu/kit';
import '@setu/ui/base.css';
import 'virtual:website/theme.css';
import './fonts/fonts.css';
import 'virtual:website/fonts.css';
import './site.css';
import '@locales/language.css';
import { LayoutError, PageError } from './errors/errorScreens.tsx';
import { Document } from './frame/Document.tsx';
import { Head } from './frame/Head.tsx';
import { Layout } from './frame/Layout.tsx';
import { prefix } from './language/language.ts';
import { configureBrowserQueries } from './queries.ts';
import { routes } from './routes.ts';

export const app = defineApp({
  prefix,
  routes,
  screens: import.meta.glob<Screen>('./pages/*.tsx'),
  Document,
  Layout,
  Head,
  PageError,
  LayoutError,
  start: configureBrowserQueries,
});
