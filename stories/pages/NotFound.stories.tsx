import { Page } from '../../packages/website/src/pages/NotFound.tsx';
import { sitePage } from './sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/no-such-page');
