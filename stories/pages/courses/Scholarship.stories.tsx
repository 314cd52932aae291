import { Page } from '../../../packages/website/src/pages/Scholarship.tsx';
import { filledScholarship, halfFilledScholarship } from '../../data/forms.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = '/Scholarship';

export const Full = sitePage(Page, path, { sent: undefined });

/** The response to a form with empty fields. */
export const Incomplete = sitePage(Page, path, { sent: halfFilledScholarship });

export const Complete = sitePage(Page, path, { sent: filledScholarship });
