import { Dialog, DialogClose, DialogContent, DialogTrigger, Inline, Stack, Text } from '@setu/ui';
import { fn } from 'storybook/test';
import { fullWidthGuide, inHindi, pictured } from '../../story.ts';
import type { Meta, StoryObj } from '../../story.ts';

const question = (title: string, text: string, yes: string, no: string) => (
  <DialogContent title={title}>
    <Stack gap="x5">
      <Text>{text}</Text>
      <Inline gap="x3">
        <DialogClose variant="primary">{yes}</DialogClose>
        <DialogClose>{no}</DialogClose>
      </Inline>
    </Stack>
  </DialogContent>
);

export default {
  component: Dialog,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '110vh', padding: '1rem' }}>
        <Story />
      </main>
    ),
  ],
  parameters: fullWidthGuide({
    frame: '420px',
    use: 'For what has to be read or answered before the page goes on, and for help that is looked up and put away: a `DialogTrigger` opens a `DialogContent`, whose buttons are `DialogClose`.',
    not: 'For a form of more than a few fields, or for what can be linked to: give it a page, which no press beside it closes. For a message take `Notice`, for text to fold away `Disclosure`. Never open it by itself.',
    keyboard: {
      'Enter, Space': 'On its button: opens it, with focus on the close button',
      'Tab, Shift + Tab': 'Through the dialog, from its end to its beginning, never out of it',
      Escape: 'Closes it; focus returns to the button',
    },
    accessibility: [
      'The APG pattern *modal dialog*, named by its visible title, which the type asks for; the page behind is out of reach for everybody, neither scrolls nor shifts.',
      'Close button, Escape and a press beside it close it, and focus returns to what had it.',
      'Without JavaScript, and until React arrives, the button opens it as a popover. What is typed there until then is kept.',
      'It scrolls within itself where the window is too small, and lies above everything, wherever in the page it stands.',
      '`ref`, `className`, `style` and every `data-*` and `aria-*` of a part go to its own element.',
    ],
    code: `
<Dialog>
  <DialogTrigger variant="secondary">Leave the batch</DialogTrigger>
  <DialogContent title="Leave the batch?">
    <Text>Your place goes to the next on the list.</Text>
    <DialogClose onClick={leave}>Leave it</DialogClose>
  </DialogContent>
</Dialog>`,
  }),
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DialogTrigger variant="secondary">Leave the batch</DialogTrigger>
        {question(
          'Leave the batch?',
          'Your place goes to the next on the list. What you have paid comes back in 7 days.',
          'Leave it',
          'Stay',
        )}
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};

export const Opened: Story = {
  parameters: pictured('768 light', '320 dark rtl'),
  args: { defaultOpen: true },
};

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: {
    defaultOpen: true,
    children: question(
      'बैच छोड़ें?',
      'आपका स्थान सूची में अगले छात्र को मिलेगा। जमा शुल्क 7 दिन में लौटाया जाएगा।',
      'छोड़ें',
      'बने रहें',
    ),
  },
  ...inHindi,
};
