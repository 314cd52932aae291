import { RelatedList } from '@setu/ui';
import { related } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: RelatedList,
  parameters: guide({
    use: 'For what else to read, beside or below an article.',
    not: 'As the content of a page take `ArticleList`.',
    keyboard: { 'Tab, Shift + Tab': 'Through the links', Enter: 'Follows a link' },
    accessibility: [
      'A region named by its heading, an `h2`; the items are a list of links.',
      '`error` stands in place of the items, so that a failure is not silent.',
      'Without items and error it renders nothing.',
    ],
    code: `
<RelatedList
  heading="Related articles"
  items={[{ id: 2, title: 'Judicial review', href: '/editorial-analysis/2' }]}
/>`,
  }),
  args: { heading: 'Related articles', items: related },
} satisfies Meta<typeof RelatedList>;

type Story = StoryObj<typeof RelatedList>;

export const Default: Story = { parameters: pictured('768 light') };

export const One: Story = { args: { items: related.slice(0, 1) } };

export const Failed: Story = {
  parameters: pictured('320 dark'),
  args: { error: 'Error fetching related articles.' },
};
