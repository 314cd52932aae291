import { ArticleHeader } from '@setu/ui';
import { articleCrumbs, articles } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: ArticleHeader,
  parameters: guide({
    use: 'The top of an article on a page that you put together yourself, with `ArticleBody` and `RelatedList`.',
    not: '`ArticleDetail` brings it along. On any other page take `PageHeader`.',
    keyboard: { Tab: 'To the pages above and the way back', Enter: 'Follows it' },
    accessibility: [
      '`title` is the `h1` of the page, with the id `page-heading`: name the `<article>` around it by that.',
      'The dates are `<time>`, written in the time zone of `UiProvider`, the same on server and browser.',
      'A missing title, date or category is said in words.',
    ],
    code: `
<article aria-labelledby="page-heading">
  <ArticleHeader
    title="Ordinances"
    date="2026-11-20T03:00:00Z"
    updated="2026-12-02T05:30:00Z"
    category="Polity"
    minutes={4}
    back={{ href: '/editorial-analysis', label: 'Editorial analysis' }}
  />
  <ArticleBody text={content} />
</article>`,
  }),
  args: {
    title: articles[0]?.title,
    date: '2026-11-20T03:00:00Z',
    category: 'Polity',
    back: { href: '#editorial-analysis', label: 'Editorial analysis' },
  },
} satisfies Meta<typeof ArticleHeader>;

type Story = StoryObj<typeof ArticleHeader>;

export const Default: Story = {};

/** An article changed after publication shows both dates. */
export const Updated: Story = { args: { updated: '2026-12-02T05:30:00Z', minutes: 4 } };

/** Breadcrumbs, for a site of more than two levels. */
export const WithBreadcrumbs: Story = {
  parameters: pictured('768 light'),
  args: { breadcrumbs: articleCrumbs },
};

export const Empty: Story = {
  parameters: pictured('320 dark'),
  args: { title: '', date: '', category: '' },
};

export const Hindi: Story = {
  args: {
    title: 'अध्यादेश: आपात स्थिति के लिए एक शक्ति',
    category: 'राजव्यवस्था',
    updated: '2026-12-02T05:30:00Z',
    minutes: 4,
    back: { href: '#list', label: 'संपादकीय विश्लेषण' },
  },
  ...inHindi,
};
