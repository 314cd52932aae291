import { Offline as NoConnection } from '@setu/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { SiteFrame } from './SiteFrame.tsx';
import { picturedPage } from '../story.ts';

export default {
  tags: ['!autodocs'],
} satisfies Meta;

/** A failure inside a page: header and footer stay. */
export const WithinTheFrame: StoryObj = {
  parameters: picturedPage,
  render: () => (
    <SiteFrame
      path="/career"
      error={{ of: 'page', thrown: new Error('An unknown error occurred.') }}
    />
  ),
};

/** A failure of the frame itself. */
export const Alone: StoryObj = {
  parameters: picturedPage,
  render: () => (
    <SiteFrame
      path="/career"
      error={{ of: 'layout', thrown: new Error('An unknown error occurred.') }}
    />
  ),
};

/** The next page cannot load without a connection. */
export const Offline: StoryObj = {
  parameters: picturedPage,
  render: () => <SiteFrame path="/career" error={{ of: 'page', thrown: new NoConnection() }} />,
  beforeEach: () => {
    // With a connection the screen loads the page again.
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
};
