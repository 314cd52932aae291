import { ErrorScreen } from '@setu/ui';
import { fn } from 'storybook/test';
import { help } from '../../data/forms.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: ErrorScreen,
  parameters: fullWidthGuide({
    use: 'In place of a page that failed as a whole, with ways out.',
    not: 'When a part of the page failed, `Notice` keeps the rest alive. For an address that leads nowhere take `NotFound`.',
    keyboard: { Tab: 'To its actions', Enter: 'Does it or follows it' },
    accessibility: [
      'Role `alert`; its heading is the h1 of the page, with the id `page-heading`, focusable by script.',
      'Give it at least one way out.',
    ],
    code: `
<ErrorScreen
  heading="Unexpected Application Error!"
  message="This page could not be shown."
  actions={[
    { label: 'Try again', onClick: reload },
    { label: 'Back to Home', href: '/' },
  ]}
/>`,
  }),
  args: {
    heading: 'Unexpected Application Error!',
    message: 'This page could not be shown. Try again in a moment.',
    actions: [{ label: 'Back to Home', href: '#home' }, help.phone],
  },
} satisfies Meta<typeof ErrorScreen>;

type Story = StoryObj<typeof ErrorScreen>;

export const Default: Story = {};

export const WithRetry: Story = {
  parameters: pictured('768 light'),
  args: { actions: [{ label: 'Try again', onClick: fn() }] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
