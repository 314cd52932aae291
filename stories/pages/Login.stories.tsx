import { Page } from '../../packages/website/src/pages/Login.tsx';
import { sitePage } from './sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/login');
