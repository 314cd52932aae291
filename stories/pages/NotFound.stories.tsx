import { NotFound } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fallbacks } from '../../site/src/content/pages.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/NotFound',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { heading, text, action } = fallbacks.notFound;

export const Full: Story = {
  render: () => (
    <SiteFrame path="/no-such-page">
      <NotFound heading={heading} text={text} action={action} />
    </SiteFrame>
  ),
};
