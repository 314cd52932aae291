import type { Meta } from '@storybook/react-vite';
import { Page } from '../../../packages/website/src/pages/PracticeAgain.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] } satisfies Meta;

export const NothingDue = sitePage(Page, '/practice/again', { data: { ok: true } });
