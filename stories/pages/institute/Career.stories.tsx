import { Page } from '../../../packages/website/src/pages/Career.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/career');
