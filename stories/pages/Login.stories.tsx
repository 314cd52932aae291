import { PageBody, PageHeader, SignInForm } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { institute } from '../../site/src/institute.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Login',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { path, heading, text } = pages.login;

export const Full: Story = {
  render: () => (
    <SiteFrame path={path}>
      <PageHeader heading={heading} text={text} />
      <PageBody>
        <SignInForm appStore={institute.headerActions.app} otherHref={pages.register.path} />
      </PageBody>
    </SiteFrame>
  ),
};
