import { ArticleList, PageBody, PageHeader, Pagination } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { articleCategories } from '../../site/src/content/articleCategories.ts';
import { articles } from '../data/articles.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/ArticleList',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { heading, description, listPath } = articleCategories[1];

function Page({ children }: { children: ReactNode }) {
  return (
    <SiteFrame path={listPath}>
      <PageHeader heading={heading} text={description} />
      <PageBody>{children}</PageBody>
    </SiteFrame>
  );
}

export const Full: Story = {
  render: () => (
    <Page>
      <ArticleList articles={articles} />
      <Pagination
        page={2}
        pageCount={14}
        hrefFor={(page) => `${listPath}?page=${page}`}
        label={`Pages of ${heading}`}
      />
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page>
      <ArticleList articles={[]} />
    </Page>
  ),
};

export const Failed: Story = {
  render: () => (
    <Page>
      <LoadFailure path={listPath} />
    </Page>
  ),
};
