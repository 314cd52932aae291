import { PageBody, PageHeader, RegisterForm } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { institute } from '../../site/src/institute.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Register',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { path, heading, text } = pages.register;

export const Full: Story = {
  render: () => (
    <SiteFrame path={path}>
      <PageHeader heading={heading} text={text} />
      <PageBody>
        <RegisterForm appStore={institute.headerActions.app} otherHref={pages.login.path} />
      </PageBody>
    </SiteFrame>
  ),
};
