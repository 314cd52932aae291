import { Page } from '../../../packages/website/src/pages/Result.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

export const Full = sitePage(Page, '/upsc-2024-results', { data: 'upsc-2024-results' });

/** No result has the requested title. */
export const SelectionNotFound = sitePage(Page, '/selections/upsc-1999-results', { data: null });
