import { Page } from '../../../packages/website/src/pages/PracticeAgain.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

export const NothingDue = sitePage(Page, '/practice/again', { data: { ok: true } });
