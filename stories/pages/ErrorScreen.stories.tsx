import { ErrorScreen } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fallbacks } from '../../site/src/content/pages.ts';
import { institute } from '../../site/src/institute.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/ErrorScreen',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { heading, action } = fallbacks.unexpectedError;

const screen = (
  <ErrorScreen
    heading={heading}
    message="An unknown error occurred."
    actions={[action, institute.headerActions.call]}
  />
);

/** A failure inside a page: header and footer stay. */
export const WithinTheFrame: Story = {
  render: () => <SiteFrame path="/career">{screen}</SiteFrame>,
};

/** A failure of the frame itself. */
export const Alone: Story = { render: () => <main>{screen}</main> };
