import { Pagination } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Pagination,
  parameters: guide({
    use: 'Below a list that has more than one page, each page with an address of its own.',
    not: 'Within a page: a carousel has its own controls. With one page it renders nothing, so you need not ask.',
    keyboard: { Tab: 'To each page that is offered', Enter: 'Goes there' },
    accessibility: [
      'A navigation named by `label`; say which list it turns.',
      'Every link says its page ("Page 3"), the current one is marked as such.',
      'Previous and next lead from any page, also from one past the end.',
    ],
    code: `
<Pagination
  page={3}
  pageCount={12}
  hrefFor={(page) => (page > 1 ? \`/articles?page=\${page}\` : '/articles')}
  label="Pages of Editorial Analysis"
/>`,
  }),
  args: {
    page: 6,
    pageCount: 12,
    hrefFor: (page) => `#page-${page}`,
    label: 'Pages of Editorial Analysis',
  },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = { parameters: pictured('1280 sangam dark', '768 light rtl') };

export const LastPage: Story = { args: { page: 12 } };

export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };

export const Many: Story = {
  parameters: pictured('320 light'),
  args: { page: 5_000, pageCount: 10_000 },
};

/** An address past the end: no page is marked, and there is a way back. */
export const PastTheEnd: Story = { args: { page: 20 } };
