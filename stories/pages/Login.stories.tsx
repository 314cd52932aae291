import type { Meta } from '@storybook/react-vite';
import { Page } from '../../packages/website/src/pages/Login.tsx';
import { sitePage } from './sitePage.tsx';

export default { tags: ['!autodocs'] } satisfies Meta;

export const Full = sitePage(Page, '/login');
