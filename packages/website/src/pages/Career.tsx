import { career } from '@locales/about.ts';
import { join, openings, whyWorkWithUs } from '@site/content/career.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { textPage } from './parts/textPage.tsx';

export const { meta, Page } = textPage(pageCopy('career', career), [
  { ...openings, id: 'openings', paragraphs: [openings.text] },
  { ...whyWorkWithUs, id: 'reasons', paragraphs: [] },
  { ...join, id: 'join', paragraphs: [join.text], link: join.action },
]);
