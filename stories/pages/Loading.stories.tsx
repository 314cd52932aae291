import type { Meta } from '@storybook/react-vite';
import { Page } from '../../packages/website/src/pages/Loading.tsx';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/Loading',
  tags: ['!autodocs'],
} satisfies Meta;

/** While the server reads what the page shows. */
export const Full = sitePage(Page, '/');
