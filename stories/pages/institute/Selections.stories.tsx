import { Page } from '../../../packages/website/src/pages/Selections.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/selections');
