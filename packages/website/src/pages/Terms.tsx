import { terms } from '@locales/legal.ts';
import { termsSections } from '@site/content/terms.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { textPage } from './parts/textPage.tsx';

export const { meta, Page } = textPage(pageCopy('terms', terms), termsSections);
