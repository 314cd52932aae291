import type { Meta } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { Page } from '../../site/src/pages/Privacy.tsx';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/Privacy',
  tags: ['!autodocs'],
} satisfies Meta;

export const Full = sitePage(Page, pages.privacy.path);
