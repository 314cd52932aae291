import { ArticleDetail, ErrorScreen, NotFound } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fallbacks } from '../../site/src/content/pages.ts';
import { article, hindiArticle, relatedArticles } from '../data/articles.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/ArticleDetail',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/editorial-analysis/13';
const articleNotFound = 'Article not found.';

export const English: Story = {
  render: () => (
    <SiteFrame path={path}>
      <ArticleDetail {...article} related={relatedArticles} />
    </SiteFrame>
  ),
};

/** A Hindi article on the English site: its passages are marked as Hindi. */
export const Hindi: Story = {
  render: () => (
    <SiteFrame path="/editorial-analysis/18">
      <ArticleDetail {...hindiArticle} related={relatedArticles} />
    </SiteFrame>
  ),
};

/** The article came, those like it did not. */
export const RelatedFailed: Story = {
  render: () => (
    <SiteFrame path={path}>
      <ArticleDetail {...article} relatedError="Error fetching related articles." />
    </SiteFrame>
  ),
};

export const Missing: Story = {
  render: () => (
    <SiteFrame path={path}>
      <NotFound
        heading={articleNotFound}
        text="It may have been moved or taken down. These are the lists of articles:"
        action={fallbacks.notFound.action}
      />
    </SiteFrame>
  ),
};

export const Failed: Story = {
  render: () => (
    <SiteFrame path={path}>
      <ErrorScreen
        heading={articleNotFound}
        message="It could not be fetched just now. Please try again in a moment."
        actions={[{ label: 'Try again', href: path }, fallbacks.notFound.action]}
      />
    </SiteFrame>
  ),
};
