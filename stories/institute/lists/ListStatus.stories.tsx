import { ListStatus } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: ListStatus,
  parameters: guide({
    use: 'Above a list that has pages or filters, on each of its pages: how many there are, and where in them one is.',
    not: 'With a few items that never change, counting is the reader’s. It does not turn pages: `Pagination`.',
    accessibility: [
      'A line of text, read out politely when a filter changes it.',
      'Numbers are grouped as the provider’s `locale` groups them; `en-IN`: 1,00,000. `labels` may write them otherwise.',
    ],
    code: `<ListStatus of="articles" total={166} page={2} pageCount={9} />`,
  }),
  args: { of: 'articles', total: 166, page: 2, pageCount: 9 },
} satisfies Meta<typeof ListStatus>;

type Story = StoryObj<typeof ListStatus>;

export const Default: Story = { parameters: pictured('320 light') };

export const One: Story = { args: { of: 'courses', total: 1, page: 1, pageCount: 1 } };

export const None: Story = { args: { total: 0, page: 1, pageCount: 0 } };

export const Many: Story = { args: { total: 124_000, page: 1_200, pageCount: 6_200 } };

export const Hindi: Story = { args: { total: 124_000 }, ...inHindi };
