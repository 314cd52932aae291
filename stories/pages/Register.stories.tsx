import { Page } from '../../packages/website/src/pages/Register.tsx';
import { sitePage } from './sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/register');
