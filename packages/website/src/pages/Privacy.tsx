import { privacy } from '@locales/legal.ts';
import { privacySections } from '@site/content/privacy.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { textPage } from './parts/textPage.tsx';

export const { meta, Page } = textPage(pageCopy('privacy', privacy), privacySections);
