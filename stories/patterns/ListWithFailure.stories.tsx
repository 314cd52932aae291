import { ArticleList, ListStatus, Notice, PageBody, PageHeader, Pagination } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { articles } from '../data/content.ts';
import { help } from '../data/forms.ts';
import { pattern } from './pattern.ts';
import { pictured } from '../story.ts';

export default {
  title: 'Patterns/A list, and its failure',
  parameters: pattern({
    use: 'A list out of a table can be full, empty, or not there. Each of the three is told differently, and the page around it is the same.',
    parts: {
      PageHeader: 'Says what is listed, whether or not it came.',
      PageBody: 'Below it: everything else, with the same space between.',
      ListStatus: 'How many there are, and which page this is; only over a list that came.',
      ArticleList: 'The list; with none it says so itself (`emptyText`).',
      Pagination: 'Below it, where there is more than one page.',
      Notice: 'In the place of the list when it did not come: `danger`, with a retry.',
    },
    rules: [
      'A failure is not an empty list: it must not look as if there were no articles.',
      'The retry is a link to the same address, so it works without JavaScript.',
      'A second way on stands beside the retry: a phone number still works when a server does not.',
      'No spinner: a page comes complete from the server. While it waits longer than usual it says so.',
    ],
    code: `
<PageHeader heading="Editorial Analysis" />
<PageBody>
  {articles.ok ? (
    <>
      <ListStatus of="articles" total={articles.total} page={page} pageCount={pageCount} />
      <ArticleList articles={articles.rows} />
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label="Pages" />
    </>
  ) : (
    <Notice tone="danger" live="assertive" actions={[{ label: 'Try again', href: here }]}>
      Error: {articles.message}
    </Notice>
  )}
</PageBody>`,
  }),
} satisfies Meta;

const page = (content: ReactNode) => (
  <>
    <PageHeader
      heading="Editorial Analysis"
      text="What the papers argue, and what to keep of it."
    />
    <PageBody>{content}</PageBody>
  </>
);

export const Default: StoryObj = {
  render: () =>
    page(
      <>
        <ListStatus of="articles" total={166} page={2} pageCount={9} />
        <ArticleList articles={articles} />
        <Pagination
          page={2}
          pageCount={9}
          hrefFor={(page) => `#page-${page}`}
          label="Pages of Editorial Analysis"
        />
      </>,
    ),
};

/** The list failed to load. Heading, header and footer stay. */
export const Failed: StoryObj = {
  parameters: pictured('768 light'),
  render: () =>
    page(
      <Notice
        tone="danger"
        live="assertive"
        actions={[{ label: 'Try again', href: '#again' }, help.phone]}
      >
        Error: The articles could not be read. This is our fault; try again in a moment.
      </Notice>,
    ),
};

/** The list is empty, which is no error. */
export const Empty: StoryObj = {
  render: () => page(<ArticleList articles={[]} emptyText="No articles found." />),
};
