import { Breadcrumbs } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Breadcrumbs,
  parameters: guide({
    use: 'To show where a page stands when the site is deeper than two levels, above its heading. `PageHeader`, `ArticleDetail`, `CourseDetail` and `ResultPoster` take them as `breadcrumbs`.',
    not: 'On the first two levels: the menu marks the page, and a link back says the same.',
    keyboard: { Tab: 'To each page above this one', Enter: 'Goes there' },
    accessibility: [
      'A navigation with an ordered list (APG breadcrumb); the last one is marked as the current page, link or not.',
      'The current page is cut off where its line ends, and below 600 px not seen: the heading below says it whole. It is read out at any width. On paper nothing of it is printed.',
      'The signs between are decoration and mirror from right to left.',
      'Without items it renders nothing.',
    ],
    code: `
<Breadcrumbs
  items={[
    { title: 'Home', href: '/' },
    { title: 'Editorial Analysis', href: '/editorial-analysis' },
    { title: 'Tied or untied grants' },
  ]}
/>`,
  }),
  args: {
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Editorial Analysis', href: '#list' },
      { title: 'Tied or Untied: Reading the Argument over Grants to States' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = { parameters: pictured('768 dark rtl') };

export const One: Story = { args: { items: [{ title: 'Home' }] } };

export const Many: Story = {
  parameters: pictured('320 light'),
  args: {
    items: Array.from({ length: 9 }, (_, level) => ({
      title: `Level ${level + 1}`,
      href: `#level-${level + 1}`,
    })),
  },
};
