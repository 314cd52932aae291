import { Notice } from '@setu/ui';
import { fn } from 'storybook/test';
import { help } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Notice,
  parameters: guide({
    use: 'For a message within a page: something worked, failed or should be known, with what to do about it.',
    not: 'For the mistakes in a form take `ErrorSummary`, for a list without entries `EmptyState`, for a page that failed as a whole `ErrorScreen`.',
    keyboard: {
      Tab: 'To its actions',
      'Enter, Space': 'On a button: does it. Enter on a link: follows it',
    },
    accessibility: [
      'Without `live` it is text like any other, for what stands there when the page arrives.',
      '`live="polite"` announces it when it can wait (role `status`), `live="assertive"` at once (role `alert`). A region is announced reliably only if it was in the page before its text.',
      'The tone is told by an icon, never by colour alone; those of `success` and `danger` have names. Let the words say it too.',
      'With `tabIndex={-1}` you can move focus to it.',
    ],
    code: `
<Notice
  tone="danger"
  heading="The courses could not be loaded"
  live="assertive"
  actions={[{ label: 'Try again', onClick: reload }]}
>
  Check your connection and try again.
</Notice>`,
  }),
  args: {
    tone: 'info',
    heading: 'Students sign in through the app',
    children: 'You need no account to read the articles and course pages here.',
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Notice>;

type Story = StoryObj<typeof Notice>;

export const Default: Story = { parameters: pictured('320 dark') };

export const Success: Story = {
  parameters: pictured('320 light'),
  args: {
    tone: 'success',
    heading: 'Message sent',
    children: 'Thank you. We have your message and will answer as soon as we can.',
  },
};

export const Failed: Story = {
  parameters: pictured('768 light', '320 sangam rtl'),
  args: {
    tone: 'danger',
    live: 'assertive',
    heading: 'The courses could not be loaded',
    children: 'Check your connection and try again.',
    actions: [{ label: 'Try again', onClick: fn() }, help.phone],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const TextAlone: Story = {
  args: { tone: 'danger' },
  render: ({ tone }) => <Notice tone={tone}>Error: Failed to fetch</Notice>,
};

export const HeadingAlone: Story = {
  args: { tone: 'success' },
  render: ({ tone }) => <Notice tone={tone} heading="Message sent" />,
};
