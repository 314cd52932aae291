import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../packages/website/src/pages/About.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { picturedPage } from '../story.ts';

export default { tags: ['!autodocs'] } satisfies Meta;

/** From a tap on a link until the next page has loaded. */
export const Loading: StoryObj = {
  parameters: picturedPage,
  render: () => (
    <SiteFrame path="/about" leaving>
      <Page />
    </SiteFrame>
  ),
};
