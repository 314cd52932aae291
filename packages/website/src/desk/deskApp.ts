import '@setu/ui/base.css';
import 'virtual:website/theme.css';
import '../fonts/fonts.css';
import 'virtual:website/fonts.css';
import './desk.css';
import { inOtherLanguages } from 'virtual:website/deskPages';
import { startDesk } from '@setu/desk/app';
import { ArticlePage } from './deskPages.tsx';

startDesk({ en: ArticlePage, hi: ArticlePage, ...inOtherLanguages });
