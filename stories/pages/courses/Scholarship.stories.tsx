import { Page } from '../../../packages/website/src/pages/Scholarship.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/Scholarship', { sent: undefined });
