import type { Meta } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { Page } from '../../site/src/pages/Terms.tsx';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/Terms',
  tags: ['!autodocs'],
} satisfies Meta;

export const Full = sitePage(Page, pages.terms.path);
