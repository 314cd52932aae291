import { Offline as NoConnection } from '@setu/kit';
import type { StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { SiteFrame } from './SiteFrame.tsx';
import { picturedPage } from '../story.ts';

export default { tags: ['!autodocs'] };

const failed = (of: 'page' | 'layout', thrown: Error): StoryObj => ({
  parameters: picturedPage,
  render: () => <SiteFrame path="/career" error={{ of, thrown }} />,
});

/** A failure inside a page: header and footer stay. */
export const WithinTheFrame = failed('page', new Error('An unknown error occurred.'));

/** A failure of the frame itself. */
export const Alone = failed('layout', new Error('An unknown error occurred.'));

/** The next page cannot load without a connection. */
export const Offline: StoryObj = {
  ...failed('page', new NoConnection()),
  beforeEach: () => {
    // With a connection the screen loads the page again.
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
};
