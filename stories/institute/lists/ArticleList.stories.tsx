import { ArticleList } from '@setu/ui';
import { articles, hindiArticles, topics } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: ArticleList,
  parameters: guide({
    use: 'For articles in the order you give them, with date and category. With `Pagination` below where there are many.',
    not: 'Beside or below an article take `RelatedList`; for things with pictures `CardGrid`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the links, one for each article',
      Enter: 'Follows a link',
    },
    accessibility: [
      'A list of `<article>`s, each with a heading (`headingLevel`) and a link named by text and title ("Read More: …").',
      'Dates are written in the time zone of `UiProvider`, the same on server and browser, in a `<time>`.',
      'What is missing is said in words, a missing summary is left out; without articles it says so.',
      'Summaries are cut after two lines by the style alone: assistive technology reads all of them.',
    ],
    code: `
<ArticleList
  articles={[
    {
      id: 1,
      title: 'Ordinances',
      summary: 'Law made while Parliament is not sitting, and its limits.',
      date: '2026-11-20T03:00:00Z',
      category: 'Polity',
      href: '/editorial-analysis/1',
    },
  ]}
/>`,
  }),
  args: { articles },
} satisfies Meta<typeof ArticleList>;

type Story = StoryObj<typeof ArticleList>;

export const Default: Story = { parameters: pictured('768 light', '320 light') };

/** For articles of one day and list, which differ in their reading time. */
export const WithMinutes: Story = {
  args: {
    meta: 'minutes',
    articles: articles.map((article, index) => ({ ...article, href: '#', minutes: 3 + index })),
  },
};

export const One: Story = {
  parameters: pictured('320 sangam'),
  args: { articles: articles.slice(0, 1) },
};

export const WithoutSummaries: Story = {
  args: { articles: articles.map((article) => ({ ...article, summary: '' })) },
};

/** Each item links to its topics. */
export const WithTopics: Story = {
  args: { articles: articles.map((article) => ({ ...article, topics })) },
};

export const Empty: Story = { parameters: pictured('320 dark'), args: { articles: [] } };

export const NothingKnown: Story = {
  parameters: pictured('320 light'),
  args: { articles: [{ id: 1 }] },
};

export const Hindi: Story = { args: { articles: hindiArticles }, ...inHindi };
