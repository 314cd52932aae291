import { EmptyState } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: EmptyState,
  parameters: guide({
    use: 'Where a list would be when there is nothing in it, with a way on if there is one.',
    not: 'When the list could not be fetched: that is no empty list, and `Notice` says so and offers a retry. `ArticleList` brings its own.',
    keyboard: { Tab: 'To its action', Enter: 'Does it or follows it' },
    accessibility: [
      'Plain text: `heading` is large, but no heading, since nothing stands under it.',
    ],
    code: `
<EmptyState
  text="There are no courses of this kind just now."
  action={{ label: 'All Courses', href: '/online-mode' }}
/>`,
  }),
  args: { text: 'No articles found.' },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};

export const WithLink: Story = {
  parameters: pictured('320 dark'),
  args: {
    text: 'There are no courses of this kind just now.',
    action: { label: 'All Courses', href: '#all' },
  },
};

export const WithButton: Story = {
  parameters: pictured('320 light'),
  args: { text: 'No course matches.', action: { label: 'Show all courses', onClick: fn() } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
