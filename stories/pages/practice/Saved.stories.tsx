import type { Meta } from '@storybook/react-vite';
import { kept } from '../../../packages/website/src/device/kept.ts';
import { Page } from '../../../packages/website/src/pages/Saved.tsx';
import { sitePage } from '../sitePage.tsx';

export default {
  tags: ['!autodocs'],
  beforeEach: () => () => kept.saved.clear(),
} satisfies Meta;

export const Empty = sitePage(Page, '/saved');

export const Full = {
  ...sitePage(Page, '/saved'),
  beforeEach: () => {
    const title = 'How Parliament Passes a Money Bill';
    kept.saved.change(() => [{ id: '1', title, href: '/article/1' }]);
  },
};
