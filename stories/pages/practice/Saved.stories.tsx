import type { Meta } from '@storybook/react-vite';
import { deviceStorage } from '../../../packages/website/src/device/deviceStorage.ts';
import { Page } from '../../../packages/website/src/pages/Saved.tsx';
import { sitePage } from '../sitePage.tsx';

export default {
  tags: ['!autodocs'],
  beforeEach: () => () => deviceStorage.saved.clear(),
} satisfies Meta;

export const Empty = sitePage(Page, '/saved');

export const Full = {
  ...sitePage(Page, '/saved'),
  beforeEach: () => {
    const title = 'How Parliament Passes a Money Bill';
    deviceStorage.saved.change(() => [{ id: '1', title, href: '/article/1' }]);
  },
};
