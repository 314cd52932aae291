import { about } from '@locales/about.ts';
import { aboutSections } from '@site/content/about.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { textPage } from './parts/textPage.tsx';

export const { meta, Page } = textPage(pageCopy('about', about), aboutSections);
